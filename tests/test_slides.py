"""What a lesson is taught from: each paper says what it must, the same each time, and no more."""

import json
import re
from html.parser import HTMLParser
from itertools import pairwise

import pytest
from tiny_exercise import SLUG, code, text
from tiny_lesson import taught

from lessonkit.course import CourseError
from lessonkit.course.places import HANDED_OUT, Places, find_places
from lessonkit.course.sequence import read_sequence
from lessonkit.course.teaching.deck import grouped, slides
from lessonkit.course.teaching.material import read_material
from lessonkit.course.teaching.minutes import shared_out, timed
from lessonkit.course.teaching.sections import read_sections
from lessonkit.course.teaching.slides import PAGES, TWIN, make_slides, write_lesson
from lessonkit.course.teaching.speaking import spoken

HERE = find_places()
LESSONS = read_sequence(HERE.course_file)


@pytest.fixture
def tiny(tmp_path):
    """The tiny lesson's papers, by their names."""
    return papers(taught(tmp_path / "course"), tmp_path / "out")


@pytest.fixture(scope="module")
def ours(tmp_path_factory):
    """The papers of all our lessons, by slug and name."""
    folder = tmp_path_factory.mktemp("teaching")
    for lesson in LESSONS:
        write_lesson(HERE, lesson, folder / lesson.slug)
    return {
        lesson.slug: {
            path.name: path.read_text(encoding="utf-8") for path in (folder / lesson.slug).iterdir()
        }
        for lesson in LESSONS
    }


def papers(places, folder):
    [lesson] = read_sequence(places.course_file)
    write_lesson(places, lesson, folder)
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


def deck(tmp_path, cells):
    sections = read_sections(taught(tmp_path, cells).notebooks / f"{SLUG}.ipynb")
    return slides(sections, timed(sections, 5))


class Loads(HTMLParser):
    """What a page would ask the network for, or run from an address."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attrs):
        for name, value in attrs:
            loads = name in ("src", "srcset", "data", "poster", "action") or tag == "link"
            if loads and not (value or "").startswith("data:"):
                self.found.append((tag, name, value))


# All papers


def test_a_lesson_has_five_papers(tiny):
    assert set(tiny) == {*PAGES, TWIN}


def test_the_same_lesson_gives_the_same_bytes(tmp_path):
    places = taught(tmp_path / "course")
    assert papers(places, tmp_path / "one") == papers(places, tmp_path / "two")


def test_no_paper_of_ours_asks_for_anything_from_outside(ours):
    for slug, files in ours.items():
        for name in PAGES:
            loads = Loads()
            loads.feed(files[name])
            assert not loads.found, (slug, name)
            assert not re.search(r"@import|url\(", files[name]), (slug, name)
            assert "default-src 'none'" in files[name]


def test_what_looks_like_html_is_shown_and_not_obeyed(tmp_path):
    cells = [text("# 03 · Why?\n\n<b onclick=x>bold</b>"), code("x = '<i>'", prints="<script>\n")]
    page = papers(taught(tmp_path / "course", cells), tmp_path / "out")["slides.html"]
    assert "&lt;b onclick=x&gt;" in page and "<b onclick" not in page
    assert "&lt;script&gt;" in page and "&#x27;&lt;i&gt;" not in page
    assert "'&lt;i&gt;'" in page


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path):
    (tmp_path / "out").write_text("a file", encoding="utf-8")
    places = taught(tmp_path / "course")
    with pytest.raises(CourseError, match=r"cannot write to .*out.*--out"):
        papers(places, tmp_path / "out" / SLUG)


def test_a_copy_for_students_makes_no_slides(tmp_path, monkeypatch):
    for name in ("notebooks", "solutions"):
        (tmp_path / name).mkdir()
    (tmp_path / "solutions" / HANDED_OUT).touch()
    places = Places(tmp_path, tmp_path / "work", checkout=True)
    monkeypatch.setattr("lessonkit.course.teaching.slides.find_places", lambda: places)
    with pytest.raises(CourseError, match="a copy for students, without notes and answers"):
        make_slides([], tmp_path)


def test_a_lesson_that_is_not_there_is_one_sentence(tmp_path):
    with pytest.raises(CourseError, match="there is no lesson '44'"):
        make_slides(["44"], tmp_path)


# Slides


def test_a_heading_begins_a_slide_and_few_words_stay_above_its_code(tmp_path):
    found = deck(tmp_path, [text("# A?"), text("## B\n\nFew words."), code("b = 1"), text("On.")])
    assert [(one.section, one.prose, one.code) for one in found] == [
        ("A?", "", ""),
        ("B", "Few words.", "b = 1"),
        ("B", "On.", ""),
    ]
    assert [one.opens for one in found] == [True, True, False]


def test_what_code_prints_comes_with_the_next_key(tiny):
    assert re.search(
        r'<div class="later"><pre class="printed"[^>]*>2 sent</pre>', tiny["slides.html"]
    )


def test_a_prediction_stands_above_the_code_that_answers_it(tmp_path):
    cells = [
        text("# A?\n\nWords.\n\n**Predict.** How many?"),
        code("a = 1"),
        code("a", prints="1\n"),
    ]
    found = deck(tmp_path, cells)
    # `a = 1` prints nothing, so the question goes on to the cell that does.
    assert [(one.prose, one.code) for one in found] == [("Words.", "a = 1"), ("", "a")]
    assert [one.prediction for one in found] == ["**Predict.** How many?"] * 2


def test_a_long_output_has_slides_of_its_own_and_loses_no_line(tmp_path):
    lines = [f"line {n}" for n in range(50)]
    found = deck(tmp_path, [text("# A?"), code("show()", prints="\n".join(lines))])
    # 50 lines on slides of at most 19: three, of 17, 17 and 16.
    assert [one.part for one in found[1:]] == [f"What it prints {n} of 3" for n in (1, 2, 3)]
    assert "\n".join(one.later[0].text for one in found[1:]).splitlines() == lines


def test_a_line_that_is_too_long_is_folded(tmp_path):
    [slide] = deck(tmp_path, [text("# A?"), code("show()", prints="word " * 60)])
    assert slide.later[0].text.count("word") == 60
    places = taught(tmp_path / "again", [text("# A?"), code("show()", prints="word " * 60)])
    page = papers(places, tmp_path / "out")["slides.html"]
    [printed] = re.findall(r'<pre class="printed"[^>]*>(.*?)</pre>', page, re.DOTALL)
    assert max(map(len, printed.splitlines())) <= 88


def test_prose_is_cut_between_blocks_and_an_introduction_stays_with_its_list():
    long = "word " * 119 + "word"
    assert grouped([long, "These:", "- a\n- b"]) == [long, "These:\n\n- a\n- b"]


def test_no_text_of_our_lessons_is_lost_on_the_way_to_a_slide(ours):
    for lesson in LESSONS:
        raw = json.loads((HERE.notebooks / f"{lesson.slug}.ipynb").read_text(encoding="utf-8"))
        seen = re.sub(
            r"\W+", "", re.sub(r"<[^>]+>", "", unescaped(ours[lesson.slug]["slides.html"]))
        )
        for cell in raw["cells"]:
            if cell["cell_type"] == "code":
                if cell["outputs"] or not "".join(cell["source"]).startswith(("from", "import")):
                    assert drawn(cell) or re.sub(r"\W+", "", "".join(cell["source"])) in seen, cell[
                        "id"
                    ]
                for out in cell["outputs"]:
                    for line in "".join(out.get("text", "")).splitlines():
                        assert re.sub(r"\W+", "", line) in seen, (cell["id"], line)


def drawn(cell):
    return cell["outputs"] and all(
        "image/svg+xml" in one.get("data", "") for one in cell["outputs"]
    )


def test_imports_and_what_draws_a_picture_have_no_slide(tmp_path):
    picture = code("draw()")
    data = {"image/svg+xml": "<svg/>", "text/plain": "A strip."}
    picture["outputs"] = [{"output_type": "display_data", "data": data, "metadata": {}}]
    found = deck(tmp_path, [text("# A?\n\nWords."), code("import math"), picture])
    assert [(one.prose, one.code, len(one.later)) for one in found] == [
        ("Words.", "", 0),
        ("", "", 1),
    ]


def unescaped(page):
    return page.replace("&lt;", "(").replace("&gt;", ")").replace("&amp;", "&")


def test_a_picture_is_inside_the_page_with_its_text_in_its_place(tiny):
    assert re.search(
        r'<img src="data:image/svg\+xml;base64,[\w=+/]+" alt="A strip.">', tiny["slides.html"]
    )


def test_notes_and_the_clock_stand_with_their_slide(tiny):
    page = tiny["slides.html"]
    assert "<li><b>Expect</b> One, they say.</li>" in page
    assert "<b>Clock</b> From minute 0, " in page
    assert "<b>Clock</b> Left to read" in page  # the pro corner


# Minutes


def test_the_minutes_of_our_lessons_add_up():
    for lesson in LESSONS:
        clock = read_material(HERE, lesson).clock
        assert sum(takes for _, takes in clock) == lesson.minutes
        assert clock[0][0] == 0
        for (start, takes), (following, _) in pairwise(clock):
            assert start + takes == following


def test_more_sections_than_halves_leave_some_without_a_minute():
    # Two halves for three sections of one weight: the earlier ones.
    assert shared_out(1, [1, 1, 1]) == [0.5, 0.5, 0]


def test_what_is_left_to_read_has_no_minutes(tmp_path):
    places = taught(tmp_path)
    [lesson] = read_sequence(places.course_file)
    material = read_material(places, lesson)
    takes = {one.title: at[1] for one, at in zip(material.sections, material.clock, strict=True)}
    assert takes["Pro corner"] == 0
    assert min(minutes for title, minutes in takes.items() if title != "Pro corner") >= 0.5


# Run of show


def test_the_run_of_show_says_what_to_say_to_ask_and_to_expect(tiny):
    page = tiny["run-of-show.html"]
    assert '<dt class="say">Say</dt><dd>Ask for the tables.</dd>' in page
    assert '<dt class="ask">Ask</dt><dd>How many are sent?</dd>' in page
    assert '<dt class="expect">Expect</dt><dd>One, they say.</dd>' in page
    assert "5 minutes in all" in page


def test_what_is_said_and_asked_stands_with_the_slide_too(ours):
    for lesson in LESSONS:
        show, deck = ours[lesson.slug]["run-of-show.html"], ours[lesson.slug]["slides.html"]
        said = re.findall(r'<dt class="(?:say|ask)">(Say|Ask)</dt><dd>(.*?)</dd>', show)
        assert said and "No notes here" not in deck and "What stands on the slide" not in show
        for label, words in said:
            at_home = words == "Left to read at home."
            assert at_home or f"<li><b>{label}</b> {words}</li>" in deck, (lesson.slug, words)


def test_what_is_said_is_the_fact_or_what_is_in_bold_or_what_reads_the_output_back(tmp_path):
    cells = [text("# A?\n\nOne. A line of nine words ends what stands here."), text("## Myth")]
    myth = text("## Myth and fact\n\n**Myth.** Two.\n\n**Fact.** It is one.")
    ran = [
        text("## B\n\nWe count."),
        code("n", prints="1\n"),
        text("One. Nobody would have said so."),
    ]
    bold = [
        text("## C\n\n**A child knows its own parent.** So we climb."),
        text("## Remember\n\n- a"),
    ]
    path = taught(tmp_path, [*cells, myth, *ran, *bold]).notebooks / f"{SLUG}.ipynb"
    said = {one.title: lines(one) for one in spoken(read_sections(path))}
    assert said == {
        "A?": ["Say: A line of nine words ends what stands here."],
        "Myth": [],
        "Myth and fact": ["Ask: True or not? Two.", "Say: It is one."],
        "B": ["Say: One. Nobody would have said so."],
        "C": ["Say: A child knows its own parent."],
        "Remember": [],
    }


def lines(section):
    return [f"{note.label}: {note.text}" for piece in section.pieces for note in piece.notes]


def test_the_run_of_show_has_the_answers_beside_the_questions(tiny, ours):
    question = '<dt class="ask">Ask</dt><dd>Why is a parent sent once?</dd>\n'
    assert question + '<dt class="answer">Answer</dt>' in tiny["run-of-show.html"]
    assert "With <code>k=1</code> the return" in ours["03_climb_to_parents"]["run-of-show.html"]
    assert "tells</em> nothing" not in tiny["slides.html"]  # the notes may be on the projector


def test_the_run_of_show_has_the_usual_mistakes_with_what_to_say(tiny):
    page = tiny["run-of-show.html"]
    assert "<dd>You keep the &lt;repeats&gt;.</dd>" in page
    assert "You sort them." not in page  # it is not a usual one


# The live-coding twin


def filled(source):
    """The twin as a notebook, each empty cell with what its peek holds."""
    made = json.loads(source)
    for cell, following in zip(made["cells"], made["cells"][1:], strict=False):
        if cell["cell_type"] == "code" and not cell["source"]:
            peek = "".join(following["source"])
            found = re.search(r"(`{3,})python\n(.*?)\n\1\n", peek, re.DOTALL)
            cell["source"] = found[2].splitlines(keepends=True)
    return made


def test_the_twin_is_empty_but_for_its_imports_and_keeps_nothing_that_was_printed(tiny):
    code_cells = [one for one in json.loads(tiny[TWIN])["cells"] if one["cell_type"] == "code"]
    assert ["".join(one["source"]) for one in code_cells] == ["import math", "", "", ""]
    assert not any(one["outputs"] or one["execution_count"] for one in code_cells)
    assert "speaker-notes" not in tiny[TWIN] and "Expect" not in tiny[TWIN]


def test_a_twin_folds_away_what_reads_an_output_back(tiny):
    seen = [re.sub(r"<details>.*</details>", "", source, flags=re.DOTALL) for source in prose(tiny)]
    assert not any("Two, since nobody dropped the repeat." in one for one in seen)
    assert any("Two, since nobody dropped the repeat.\n\n</details>" in one for one in prose(tiny))
    assert "**Predict.** How many are sent?" in seen and "## A picture" in seen


def test_a_twin_has_no_link_that_may_be_dead(ours):
    for files in ours.values():
        assert not any(re.search(r"\]\([^)]*\.ipynb", source) for source in prose(files))


def prose(files):
    cells = json.loads(files[TWIN])["cells"]
    return ["".join(one["source"]) for one in cells if one["cell_type"] == "markdown"]


def test_whoever_types_all_of_a_twin_has_the_lesson(ours):
    # That the lesson runs is tested elsewhere, so the twin that is typed runs, too.
    for lesson in LESSONS:
        raw = json.loads((HERE.notebooks / f"{lesson.slug}.ipynb").read_text(encoding="utf-8"))
        assert sources(filled(ours[lesson.slug][TWIN])) == sources(raw)


def sources(notebook):
    return [
        ("".join(cell["source"]), [t for t in cell["metadata"].get("tags", []) if "-" in t])
        for cell in notebook["cells"]
        if cell["cell_type"] == "code"
    ]


def test_a_twin_that_is_typed_runs(tmp_path):
    import nbformat

    from lessonkit.course.kernels.run_notebook import run_notebook

    cells = [text("# 03 · Why?"), code("import math"), code("x = 4"), code("print(math.sqrt(x))")]
    made = papers(taught(tmp_path / "course", cells), tmp_path / "out")[TWIN]
    ran = run_notebook(nbformat.reads(json.dumps(filled(made)), as_version=4), tmp_path)
    assert ran.cells[-2].outputs[0].text == "2.0\n"


def test_code_with_a_fence_in_it_can_be_peeked_at(tmp_path):
    cells = [text("# 03 · Why?"), code("import math"), code("x = '''\n```text\n'''")]
    made = papers(taught(tmp_path / "course", cells), tmp_path / "out")[TWIN]
    assert "".join(filled(made)["cells"][2]["source"]) == "x = '''\n```text\n'''"


# Handout


def test_the_handout_has_the_questions_and_no_answers(tiny):
    page = tiny["handout.html"]
    for words in ("How many are sent?", "Why is a parent sent once?", "03.1 Drop the repeats"):
        assert words in page
    for secret in ("tells</em> nothing", "dict.fromkeys", "You keep", "One, they say", "rung 1"):
        assert secret not in page


def test_no_handout_of_ours_prints_what_a_prediction_asks_for(ours, tiny):
    assert "It prints:" in tiny["handout.html"] and "2 sent" not in tiny["handout.html"]
    for lesson in LESSONS:
        page = ours[lesson.slug]["handout.html"]
        assert not re.search(r'class="printed"|<figure>|<img', page), lesson.slug


def test_a_task_on_the_handout_has_the_code_that_it_speaks_of(ours):
    words = {slug: re.sub(r"<[^>]+>", "", files["handout.html"]) for slug, files in ours.items()}
    climb = words["03_climb_to_parents"]
    assert 'RANKING = ["A.1", "B.2", "A.4", "A.2", "C.1"]' in climb  # "Here is a ranking"
    assert "def first_parents(hits, k):" in climb and "def k_parents(hits, k):" in climb
    assert '"log.2024.10": "log.2024"' in words["01_split_parents"]
    assert not any("SOLUTION" in one or "NotImplementedError" in one for one in words.values())


def test_no_handout_of_ours_holds_a_solution_an_answer_or_a_note(ours):
    for lesson in LESSONS:
        material, page = read_material(HERE, lesson), ours[lesson.slug]["handout.html"]
        words = re.sub(r"<[^>]+>", "", page)
        notes = [n.text for s in material.sections for p in s.pieces for n in p.notes]
        for secret in [*notes, *(answer for _, answer in material.teachers.explained)]:
            assert re.sub(r"[*`]", "", secret)[:60] not in words


# Answers


def test_the_answers_stand_with_their_questions_and_the_usual_mistakes_first(tiny):
    page = tiny["answers.html"]
    assert (
        "<h3>1. Why is a parent sent once?</h3>\n<p>Twice costs twice, and <em>tells</em>" in page
    )
    assert "dict.fromkeys" in re.sub(r"<[^>]+>", "", page) and "BEGIN SOLUTION" not in page
    assert page.index("You keep") < page.index("You sort them.")


def test_our_teachers_files_answer_every_question_and_expect_a_mistake_in_every_task():
    for lesson in LESSONS:
        material = read_material(HERE, lesson)
        assert material.teachers.explained
        assert all(answer for _, answer in material.teachers.explained)
        assert {one.task for one in material.teachers.usual} == {one.name for one in material.tasks}


def test_an_answer_too_few_and_a_mistake_that_is_unknown_are_named(tmp_path):
    places = taught(tmp_path)
    [lesson] = read_sequence(places.course_file)
    path = places.solutions / "teacher" / f"{SLUG}.md"
    known = path.read_text(encoding="utf-8")
    path.write_text(known.replace("keeps_the", "kept_the"), encoding="utf-8")
    with pytest.raises(
        CourseError, match="expects kept_the_repeats, which is not in wrong/03_tiny"
    ):
        read_material(places, lesson)
    path.write_text(known.replace("1. Twice", "Twice"), encoding="utf-8")
    with pytest.raises(CourseError, match="got 0 for 1"):
        read_material(places, lesson)


def test_every_prediction_of_ours_has_a_note_on_what_the_room_says():
    for lesson in LESSONS:
        for section in read_material(HERE, lesson).sections:
            for piece in section.pieces:
                labels = {note.label for note in piece.notes}
                assert not piece.prediction or {"Expect"} & labels, (lesson.slug, piece.prediction)
