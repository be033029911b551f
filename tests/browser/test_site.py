"""The built site: links lead somewhere, nothing comes from elsewhere, everyone can read it."""

import functools
import http.server
import re
import threading
from itertools import pairwise
from urllib.parse import unquote, urlsplit

import pytest

from lessonkit.course.places import find_places
from lessonkit.course.site.site import build_pages

pytest.importorskip("sphinx", reason="it comes with the extra `site`")
BeautifulSoup = pytest.importorskip("bs4", reason="it comes with the extra `site`").BeautifulSoup
expect = pytest.importorskip("playwright.sync_api", reason="no playwright is installed").expect
axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="no axe is installed")

OURS = find_places()
KINDS = (
    "index.html", "notebooks/03_climb_to_parents.html", "notebooks/07_measure.html",
    "exercises/03_climb_to_parents.html", "docs/instructor.html",
    "docs/beside-the-frameworks.html", "benchmarks/README.html", "api/index.html",
    "api/lessonkit.index.html", "search.html",
)  # fmt: skip
LOADED = (("script", "src"), ("img", "src"), ("link", "href"), ("iframe", "src"), ("source", "src"))
ELSEWHERE = re.compile(r"(?:url\(|@import )\s*[\"']?(?:https?:)?//")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The pages, built as where the course runs in the browser too."""
    out = tmp_path_factory.mktemp("site") / "site"
    build_pages(OURS, out, in_browser=True)
    return out


@pytest.fixture(scope="module")
def pages(folder):
    """Every page, read, by its path."""
    return {
        path.relative_to(folder).as_posix(): BeautifulSoup(path.read_text("utf-8"), "html.parser")
        for path in sorted(folder.rglob("*.html"))
    }


def anchors(page):
    return {one.get("id") or one.get("name") for one in page.find_all(True)} | {"", "top"}


def test_every_link_leads_to_a_page_and_to_a_place_in_it(folder, pages):
    known = {name: anchors(page) for name, page in pages.items()}
    dead = []
    for name, page in pages.items():
        for link in page.find_all("a", href=True):
            to = urlsplit(link["href"])
            if to.scheme or link["href"] == "#":
                continue
            path = (folder / name).parent / unquote(to.path) if to.path else folder / name
            target = path.resolve().relative_to(folder).as_posix()
            runs_there = target in ("lite/index.html", "lite/lab/index.html")
            if not runs_there and to.fragment not in known.get(target, set()):
                dead.append((name, link["href"]))
    assert dead == []


def test_nothing_that_a_page_needs_comes_from_elsewhere(folder, pages):
    loaded = [
        (name, found[key])
        for name, page in pages.items()
        for tag, key in LOADED
        for found in page.find_all(tag)
        if found.get(key, "").startswith(("http:", "https:", "//"))
    ]
    styles = [path.name for path in folder.rglob("*.css") if ELSEWHERE.search(path.read_text())]
    assert (loaded, styles) == ([], [])


def test_no_page_tells_where_or_when_it_was_built(folder):
    told = [
        path.name
        for path in folder.rglob("*")
        if path.suffix in (".html", ".js", ".css") and str(OURS.root) in path.read_text("utf-8")
    ]
    assert told == []


def test_headings_are_in_order_and_there_is_one_title(pages):
    for name, page in pages.items():
        levels = [int(one.name[1]) for one in page.article.find_all(re.compile("^h[1-6]$"))]
        assert all(after - before <= 1 for before, after in pairwise(levels)), name
        if name != "py-modindex.html":
            assert levels.count(1) == 1, name


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_kind_of_page(visit, folder, screenshot, scheme, width):
    seen = visit((folder / KINDS[0]).as_uri(), width=width, color_scheme=scheme)
    for name in KINDS:
        seen.page.goto((folder / name).as_uri())
        broken = axe.Axe().run(seen.page).response["violations"]
        serious = [one["id"] for one in broken if one["impact"] in ("serious", "critical")]
        assert serious == [], (name, serious)
        screenshot(seen.page, f"site-{name.replace('/', '-')}-{scheme}-{width}")
    assert seen.outside == []


def test_no_page_complains_or_asks_for_anything_outside(visit, folder):
    seen = visit((folder / KINDS[0]).as_uri())
    for name in KINDS:
        seen.page.goto((folder / name).as_uri())
    assert (seen.outside, seen.said) == ([], [])


def test_the_search_finds_without_a_server(visit, folder):
    page = visit((folder / "search.html").as_uri() + "?q=auto-merging").page
    expect(page.locator("#search-results li").first).to_contain_text("auto")


def test_the_first_key_offers_to_skip_what_stands_beside_the_page(visit, folder):
    page = visit((folder / "index.html").as_uri()).page
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Skip to content")


def test_the_list_of_pages_opens_and_closes_by_key_on_a_narrow_screen(visit, folder):
    page = visit((folder / "index.html").as_uri(), width=390).page
    pages = page.locator(".sidebar-drawer")
    expect(pages).to_be_hidden()
    page.get_by_role("button", name="All pages").press("Enter")
    expect(pages).to_be_visible()
    page.keyboard.press("Escape")
    expect(pages).to_be_hidden()


def test_what_a_prediction_asks_about_is_shown_when_it_is_wanted(visit, folder):
    page = visit((folder / "notebooks" / "01_split_parents.html").as_uri()).page
    answer = page.get_by_text("first dot of notes.v2.3: notes", exact=False)
    expect(answer).to_be_hidden()
    page.get_by_text("Show the output").nth(1).click()
    expect(answer).to_be_visible()


def test_a_lesson_leads_to_its_exercise_and_that_to_the_next_lesson(pages):
    def onwards(name):
        return pages[name].find("a", class_="next-page")["href"]

    assert onwards("notebooks/01_split_parents.html") == "../exercises/01_split_parents.html"
    assert onwards("exercises/01_split_parents.html") == "../notebooks/02_search_children.html"


class Files(http.server.SimpleHTTPRequestHandler):
    """Files as a host of pages serves them, below a folder with the project's name."""

    def log_message(self, *_):
        pass


@pytest.fixture
def below(folder):
    """The address of the site where it is not at the top of its host."""
    handler = functools.partial(Files, directory=str(folder.parent))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/{folder.name}/"
    server.shutdown()
    thread.join()


def test_nothing_is_missing_where_the_site_lies_below_a_folder(visit, below):
    seen, missing = visit("about:blank"), []
    seen.page.on("response", lambda got: got.status >= 400 and missing.append(got.url))
    for name in (*KINDS, "search.html?q=window"):
        seen.page.goto(below + name, wait_until="networkidle")
    expect(seen.page.locator("#search-results li").first).to_contain_text("indow")
    assert (missing, seen.outside, seen.said) == ([], [], [])


@pytest.mark.usefixtures("patient")
def test_the_site_is_the_same_bytes_when_it_is_built_again(folder, tmp_path):
    build_pages(OURS, tmp_path / "again", in_browser=True)
    both = [{p.relative_to(f): p.read_bytes() for p in f.rglob("*") if p.is_file()}
            for f in (folder, tmp_path / "again")]  # fmt: skip
    assert both[0].keys() == both[1].keys()
    assert [str(name) for name in both[0] if both[0][name] != both[1][name]] == []
