"""`lesson site`: what its pages are made from, and when it says no. Built, it is in browser/."""

import json

import pytest

from lessonkit.course import CourseError
from lessonkit.course.places import PACKAGE, find_places
from lessonkit.course.sequence import read_sequence
from lessonkit.course.site.api import api_pages
from lessonkit.course.site.front import front_page
from lessonkit.course.site.mended import mend_pages
from lessonkit.course.site.notebook_page import for_reading
from lessonkit.course.site.site import MARK, _check
from lessonkit.course.site.source import _links, _to_the_kit, lay_source

OURS = find_places()
LESSONS = read_sequence(OURS.course_file)


@pytest.fixture(scope="module")
def laid(tmp_path_factory):
    folder = tmp_path_factory.mktemp("source")
    lay_source(OURS, folder, ["00", "03"])
    return folder


def cells(path):
    return json.loads(path.read_text(encoding="utf-8"))["cells"]


def test_every_lesson_exercise_and_guide_is_a_page_and_no_solution_is(laid):
    for lesson in LESSONS:
        assert (laid / "notebooks" / f"{lesson.slug}.ipynb").is_file()
    assert len(list((laid / "exercises").iterdir())) == len(LESSONS) - 1
    assert (laid / "docs" / "instructor.md").is_file()
    assert not (laid / "solutions").exists()


def test_a_lesson_that_runs_in_the_browser_says_so_and_another_says_how_to_install_it(laid):
    here, there = (cells(laid / "notebooks" / f"{LESSONS[n].slug}.ipynb")[1] for n in (3, 6))
    assert "lite/lab/index.html?path=notebooks/03_climb_to_parents.ipynb" in here["source"]
    assert there["source"].startswith("To run it, install [the course](../index.md#install-it)")


def test_every_picture_has_its_words(laid):
    found = [
        cell["metadata"]["mystnb"]["image"]["alt"]
        for path in sorted((laid / "notebooks").iterdir())
        for cell in cells(path)
        if any("image/svg+xml" in out.get("data", {}) for out in cell.get("outputs", []))
    ]
    assert len(found) > 5
    assert all(len(words) > 10 for words in found)


def test_a_link_to_what_is_no_page_is_its_words_and_a_link_to_a_page_stays():
    text = "See [the guide](instructor.md), [the lock](../requirements.lock), [this](https://a.b)."
    pages = {"docs/instructor.md"}
    assert _links(text, "docs/scale.md", pages) == (
        "See [the guide](instructor.md), the lock, [this](https://a.b)."
    )


def test_a_file_of_the_kit_that_is_named_leads_to_its_page(laid):
    lesson = "".join(one["source"] for one in cells(laid / "notebooks" / "01_split_parents.ipynb"))
    assert "[`lessonkit/sentences.py`](../api/lessonkit.sentences.md)" in lesson
    assert _to_the_kit("`lessonkit/no_such_file.py`", OURS) == "`lessonkit/no_such_file.py`"


def test_what_a_prediction_asks_about_is_folded_and_nothing_else(laid):
    lesson = cells(laid / "notebooks" / "01_split_parents.ipynb")
    folded = {n for n, one in enumerate(lesson) if "hide-output" in one["metadata"].get("tags", [])}
    predicted = [n for n, one in enumerate(lesson) if "**Predict.**" in one["source"]]
    assert folded >= {n + 1 for n in predicted}
    # Every other one follows one that is folded: the prediction's code goes on.
    assert {n - 1 for n in folded} <= folded | set(predicted)


@pytest.mark.parametrize(
    "printed, is_prose",
    [
        ("Switch on the bike lights from sunset to sunrise.", True),
        ("hit    score  outcome              words  why\nD51.4      3  kept whole", False),
        ("a short line", False),
    ],
)
def test_printed_sentences_may_be_wrapped_and_the_rows_of_a_table_may_not(printed, is_prose):
    cell = {"cell_type": "code", "source": "", "metadata": {}, "outputs": [{"text": printed}]}
    for_reading({"cells": [{"cell_type": "markdown", "source": "# T"}, cell]}, "x/09.ipynb", set())
    assert cell["metadata"]["tags"] == ["prose"] * is_prose


def test_a_lab_that_cannot_move_here_says_so(laid):
    lesson = cells(laid / "notebooks" / f"{LESSONS[6].slug}.ipynb")
    [at] = [n for n, one in enumerate(lesson) if one["source"] == "lab()"]
    assert lesson[at - 1]["source"].startswith("On this page the lab stands still")
    others = cells(laid / "notebooks" / f"{LESSONS[5].slug}.ipynb")
    assert not any("stands still" in one["source"] for one in others)


def test_an_exercise_says_where_it_runs_before_it_speaks_of_its_files(laid):
    first, second, *_ = cells(laid / "exercises" / f"{LESSONS[3].slug}.ipynb")
    assert "lite/lab/index.html?path=exercises/03_climb_to_parents.ipynb" in first["source"]
    assert second["source"].startswith(
        "**How it works in the installed course.** You edit one file"
    )


def test_the_kit_has_a_page_a_module_in_the_order_of_the_lessons():
    pages = api_pages(PACKAGE)
    rows = [line for line in pages["api/index.md"].splitlines() if line.startswith("| [")]
    first = [row.split("]")[0][3:] for row in rows]
    assert first.index("lessonkit.split") < first.index("lessonkit.climb") < first.index(
        "lessonkit.measure"
    )  # fmt: skip
    assert not any(name.startswith("lessonkit.course") for name in first)
    assert ":members:" in pages["api/lessonkit.climb.md"]
    assert ":members:" not in pages["api/lessonkit.store.md"]  # its modules have their pages
    assert "from lessonkit.climb import unique_parents, rank_" in pages["api/lessonkit.climb.md"]


@pytest.mark.parametrize("in_browser", [True, False])
def test_the_front_page_sends_nobody_to_a_browser_in_which_nothing_runs(in_browser):
    page = front_page(LESSONS, ["notebooks/00_start_here.ipynb"], [], in_browser)
    assert ("lite/index.html" in page) == in_browser
    assert "python3 start.py test" in page
    assert "$" not in page
    assert "ask whoever sent you" in page


def test_the_front_page_says_where_the_folder_can_be_had():
    page = front_page(LESSONS, ["notebooks/00_start_here.ipynb"], [], False, "https://a.b/course")
    assert "get the course's folder from <https://a.b/course>" in page
    assert "ask whoever sent you" not in page


def test_a_page_is_mended_once_and_what_runs_in_the_browser_is_not_ours_to_mend(tmp_path):
    (tmp_path / "lite").mkdir()
    for path in (tmp_path / "a.html", tmp_path / "lite" / "a.html"):
        path.write_text("<pre>x</pre>", encoding="utf-8")
    mend_pages(tmp_path)
    mend_pages(tmp_path)
    assert (tmp_path / "a.html").read_text(encoding="utf-8") == '<pre tabindex="0">x</pre>'
    assert (tmp_path / "lite" / "a.html").read_text(encoding="utf-8") == "<pre>x</pre>"


def test_the_lists_beside_a_page_are_buttons_and_the_search_has_a_heading_and_a_box(tmp_path):
    path = tmp_path / "a.html"
    icon = '<span class="icon"><svg><use href="#svg-menu"></use></svg></span>'
    path.write_text(f'{icon}<div id="search-results"></div>', encoding="utf-8")
    mend_pages(tmp_path)
    once = path.read_text(encoding="utf-8")
    assert 'tabindex="0" role="button" aria-label="All pages"><svg>' in once
    assert "<h1>Search the course</h1>" in once and 'name="q"' in once
    mend_pages(tmp_path)
    assert path.read_text(encoding="utf-8") == once


def test_what_is_not_installed_is_named_with_what_to_type(monkeypatch, tmp_path):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(CourseError, match=r"sphinx, myst_nb, furo.*-r requirements-site\.lock"):
        _check(OURS, tmp_path / "site")


@pytest.fixture
def _all_installed(monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: name)


@pytest.mark.usefixtures("_all_installed")
def test_a_folder_that_holds_something_else_is_left_alone(tmp_path):
    (tmp_path / "letter.txt").write_text("Dear")
    with pytest.raises(CourseError, match="no site of ours"):
        _check(OURS, tmp_path)
    (tmp_path / MARK).touch()
    _check(OURS, tmp_path)  # built before, so it may be built again
    with pytest.raises(CourseError, match="no site of ours"):
        _check(OURS, tmp_path / "letter.txt")
