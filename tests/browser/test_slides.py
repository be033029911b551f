"""Slides in a browser without a network: all is seen, by key and by ear."""

import pytest
from tiny_exercise import code, text
from tiny_lesson import taught

from lessonkit.course.places import find_places
from lessonkit.course.sequence import read_sequence
from lessonkit.course.teaching.slides import write_lesson

HERE = find_places()
LESSONS = read_sequence(HERE.course_file)

# The numbers of the slides on which something is cut off or has to be scrolled to.
CUT = """() => [...document.querySelectorAll(".slide")].flatMap((slide, n) => {
  const box = slide.querySelector(".fit"), edge = box.getBoundingClientRect();
  const out = (one) => {
    const at = one.getBoundingClientRect();
    return at.right > edge.right + 1 || at.bottom > edge.bottom + 1
      || (one.tagName === "PRE" && one.scrollWidth > one.clientWidth + 1);
  };
  return [...box.querySelectorAll("pre, img, table, p, li")].some(out) ? [n + 1] : [];
})"""
SMALLEST = """() => Math.min(...[...document.querySelectorAll(".fit pre, .fit p, .fit li")]
  .map((one) => parseFloat(getComputedStyle(one).fontSize)))"""


def opened(browser, path, width=1280, height=720):
    """The page, with no network, and what it asked for and complained of."""
    place = browser.new_context(viewport={"width": width, "height": height}, offline=True)
    page, heard = place.new_page(), []
    page.on("request", lambda asked: heard.append(asked.url))
    page.on("console", lambda said: heard.append(said.text))
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.goto(path.as_uri())
    return page, [one for one in heard if not one.startswith(("file:", "data:"))]


@pytest.fixture(scope="module")
def ours(tmp_path_factory):
    folder = tmp_path_factory.mktemp("teaching")
    for lesson in LESSONS:
        write_lesson(HERE, lesson, folder / lesson.slug)
    return folder


# All sizes on a slide are shares of its width, so the second size is for a sample.
@pytest.mark.parametrize(("size", "step"), [((1280, 720), 1), ((1920, 1080), 5)])
def test_nothing_of_our_lessons_is_cut_off_or_small(browser, ours, size, step):
    for lesson in LESSONS[::step]:
        page, heard = opened(browser, ours / lesson.slug / "slides.html", *size)
        assert (page.evaluate(CUT), heard) == ([], []), lesson.slug
        assert page.evaluate(SMALLEST) > size[1] / 45, lesson.slug
        page.context.close()


@pytest.fixture
def deck(browser, tmp_path):
    """Three slides: a title, code that prints, and the end."""
    page, _ = opened(browser, tiny(tmp_path))
    yield page
    page.context.close()


def tiny(folder, prints="2\n"):
    cells = [text("# 03 · Why?\n\nWords."), text("## A"), code("one()", prints=prints)]
    places = taught(folder / "course", [*cells, text("## B\n\nThe end.")])
    [lesson] = read_sequence(places.course_file)
    write_lesson(places, lesson, folder / "out")
    return folder / "out" / "slides.html"


def here(page):
    return page.text_content("#number"), page.locator(".here .later").is_visible()


def test_the_next_key_shows_what_is_printed_and_the_one_after_goes_on(deck):
    seen = [here(deck)]
    for key in ("ArrowRight", "Space", "PageDown", "ArrowLeft", "ArrowLeft", "End", "Home"):
        deck.keyboard.press(key)
        seen.append(here(deck))
    assert seen == [
        ("1 / 3", False), ("2 / 3", False), ("2 / 3", True), ("3 / 3", False),
        ("2 / 3", True), ("2 / 3", False), ("3 / 3", False), ("1 / 3", False),
    ]  # fmt: skip


def test_a_screen_reader_has_one_slide_and_hears_what_comes(deck):
    deck.keyboard.press("ArrowRight")
    assert deck.evaluate("document.activeElement.getAttribute('aria-label')") == "2 of 3: A"
    assert deck.locator("main").aria_snapshot().count("- text:") == 1  # the code alone
    deck.keyboard.press("ArrowRight")
    assert deck.locator("[role=status]").text_content().strip() == "2"
    assert "The end." not in deck.locator("main").aria_snapshot()


def test_notes_open_by_key_and_in_a_window_that_keeps_step(deck):
    assert not deck.locator(".here .notes").is_visible()
    deck.keyboard.press("n")
    assert deck.locator(".here .notes").is_visible()
    with deck.context.expect_page() as asked:
        deck.keyboard.press("s")
    window = asked.value
    window.wait_for_load_state()
    deck.keyboard.press("ArrowRight")
    window.wait_for_function("document.getElementById('number').textContent === '2 / 3'")
    window.keyboard.press("End")
    deck.wait_for_function("document.getElementById('number').textContent === '3 / 3'")


def test_the_buttons_hide_until_the_mouse_moves_or_a_key_looks_for_them(deck):
    shown = "getComputedStyle(document.querySelector('nav')).opacity"
    assert deck.evaluate(shown) == "0"
    deck.keyboard.press("ArrowRight")
    assert deck.evaluate(shown) == "0"
    assert 'button "On"' in deck.locator("nav").aria_snapshot()  # a screen reader has them
    deck.locator("nav button").first.focus()
    assert deck.evaluate(shown) == "1"
    deck.keyboard.press("ArrowRight")  # the focus goes to the slide
    deck.mouse.move(50, 50)
    assert deck.evaluate(shown) == "1"
    deck.wait_for_timeout(2200)
    assert deck.evaluate(shown) == "0"


def test_a_slide_without_notes_has_no_empty_area(browser, tmp_path):
    cells = [text("# 03 · Why?\n\nWords."), text("word " * 100 + "\n\n" + "word " * 100)]
    places = taught(tmp_path / "course", cells)
    [lesson] = read_sequence(places.course_file)
    write_lesson(places, lesson, tmp_path / "out")
    page, _ = opened(browser, tmp_path / "out" / "slides.html")
    page.keyboard.press("n")
    assert page.locator(".notes:visible").count() == 1  # the clock
    page.keyboard.press("End")
    assert here(page)[0] == "3 / 3" and page.locator(".notes:visible").count() == 0
    page.context.close()


def test_the_overview_shows_all_and_leads_to_one(deck):
    deck.keyboard.press("p")
    assert deck.locator(".slide:visible").count() == 3
    deck.locator(".slide").nth(2).click()
    assert here(deck) == ("3 / 3", False)
    assert deck.locator(".slide:visible").count() == 1


def test_a_slide_is_a_page_on_paper_with_what_is_printed(deck, tmp_path):
    deck.emulate_media(media="print")
    assert deck.locator(".slide:visible").count() == 3
    assert deck.locator(".later").is_visible() and not deck.locator("nav").is_visible()
    paper = deck.pdf(prefer_css_page_size=True)
    assert paper.count(b"/Type /Page\n") == 3


def test_what_is_too_much_for_small_letters_can_be_scrolled_to(browser, tmp_path):
    cells = [text("# 03 · Why?"), text("## A\n\n" + "word " * 3000)]
    places = taught(tmp_path / "course", cells)
    [lesson] = read_sequence(places.course_file)
    write_lesson(places, lesson, tmp_path / "out")
    page, _ = opened(browser, tmp_path / "out" / "slides.html")
    assert page.evaluate(CUT) == [2]
    boxes = "[...document.querySelectorAll('.fit')].map((box) => box.tabIndex)"
    assert page.evaluate(boxes) == [-1, 0]
    page.context.close()


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_letters_stand_out_from_their_ground(browser, tmp_path, colours):
    page, _ = opened(browser, tiny(tmp_path))
    page.emulate_media(color_scheme=colours)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    for name in ("--ink", "--soft", "--mark", "--keyword", "--string", "--comment", "--digit"):
        for ground in ("--paper", "--code", "--printed", "--predict"):
            if (name, ground) in UNUSED:
                continue
            assert contrast(colour(page, name), colour(page, ground)) >= 4.5, (name, ground)
    page.context.close()


# Code has no colours of its own on what is printed, nor on a prediction.
UNUSED = {
    (name, ground)
    for name in ("--keyword", "--string", "--comment", "--digit", "--soft")
    for ground in ("--printed", "--predict")
}


def colour(page, name):
    value = page.evaluate(f"getComputedStyle(document.body).getPropertyValue('{name}')").strip()
    return [int(value[place : place + 2], 16) / 255 for place in (1, 3, 5)]


def contrast(one, other):
    """The ratio of WCAG 2: from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(rgb):
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
