"""`lesson site`: what its pages are made from, and when it says no. Built, it is in browser/."""

import json

import pytest

from lessonkit.course import CourseError
from lessonkit.course.places import PACKAGE, find_places
from lessonkit.course.sequence import read_sequence
from lessonkit.course.site.api import api_pages
from lessonkit.course.site.front import front_page
from lessonkit.course.site.mended import mend_pages
from lessonkit.course.site.site import MARK, _check
from lessonkit.course.site.source import lay_source

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


def test_a_link_to_what_is_no_page_is_its_words_and_a_link_to_a_page_stays(laid, tmp_path):
    text = (laid / "docs" / "instructor.md").read_text(encoding="utf-8")
    assert "](exercise-format.md)" in text
    both = [(laid / "docs" / "scale.md"), (OURS.root / "docs" / "scale.md")]
    assert both[0].read_text("utf-8") == both[1].read_text("utf-8")  # the benchmarks are a page


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


@pytest.mark.parametrize("in_browser", [True, False])
def test_the_front_page_sends_nobody_to_a_browser_in_which_nothing_runs(in_browser):
    page = front_page(LESSONS, ["notebooks/00_start_here.ipynb"], [], in_browser)
    assert ("lite/index.html" in page) == in_browser
    assert "python3 start.py test" in page
    assert "$" not in page


def test_a_page_is_mended_once_and_what_runs_in_the_browser_is_not_ours_to_mend(tmp_path):
    (tmp_path / "lite").mkdir()
    for path in (tmp_path / "a.html", tmp_path / "lite" / "a.html"):
        path.write_text("<pre>x</pre>", encoding="utf-8")
    mend_pages(tmp_path)
    mend_pages(tmp_path)
    assert (tmp_path / "a.html").read_text(encoding="utf-8") == '<pre tabindex="0">x</pre>'
    assert (tmp_path / "lite" / "a.html").read_text(encoding="utf-8") == "<pre>x</pre>"


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
