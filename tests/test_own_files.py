"""Which notebooks are the student's own, whatever lies beside them."""

import pytest
from tiny_exercise import SLUG, WRONG, answered, course, exercise, notebook, store, text

from lessonkit.course import CourseError
from lessonkit.course.places import Places
from lessonkit.course.student.own_files import copies_of, find_notebooks, is_own, own_file

COPY = f"{SLUG}-Copy1.ipynb"  # as Jupyter calls a duplicate; it sorts before SLUG.ipynb


@pytest.fixture
def here(tmp_path):
    return Places(course(tmp_path), tmp_path / "work", checkout=True)


def put(here, name, made=None):
    return store(here.own / name, made or answered())


def test_a_duplicate_is_not_taken_for_the_students_own(here):
    mine, copy = put(here, f"{SLUG}.ipynb"), put(here, COPY, exercise())
    assert sorted([mine, copy]) == [copy, mine]
    assert own_file(here, "3") == mine
    assert find_notebooks(here, "03") == find_notebooks(here, None) == [mine]
    assert (is_own(here, mine), is_own(here, copy)) == (True, False)
    assert copies_of(here, mine) == [copy]
    assert copies_of(here, copy) == []


def test_a_duplicate_is_found_by_its_path(here):
    put(here, f"{SLUG}.ipynb")
    copy = put(here, COPY)
    assert find_notebooks(here, str(copy)) == [copy]


def test_the_only_one_is_known_by_what_is_in_it_whatever_it_is_called(here):
    mine = put(here, "my answers.ipynb", answered(t1=WRONG))
    assert find_notebooks(here, "3") == find_notebooks(here, None) == [mine]
    assert is_own(here, mine)


def test_of_two_that_were_renamed_none_is_guessed(here):
    put(here, "a.ipynb"), put(here, "b.ipynb")
    with pytest.raises(CourseError, match=rf"a.ipynb and b.ipynb .* called {SLUG}.ipynb"):
        own_file(here, "03")


def test_what_is_no_exercise_is_passed_over_even_if_it_comes_first(here):
    put(here, "00 scratch.ipynb", notebook([text("Mine.")], lesson=""))
    mine = put(here, f"{SLUG}.ipynb")
    assert find_notebooks(here, None) == [mine]
    assert find_notebooks(here, str(here.own)) == [mine]


def test_a_file_that_nobody_can_read_is_not_passed_over(here):
    mine = put(here, f"{SLUG}.ipynb")
    broken = here.own / "broken.ipynb"
    broken.write_text("{")
    assert find_notebooks(here, None) == [mine, broken]
    broken = broken.rename(here.root / "broken.ipynb")
    assert find_notebooks(here, str(here.root)) == [broken]


def test_a_folder_of_others_is_taken_whole_and_an_empty_one_is_a_sentence(here, tmp_path):
    handed_in = [store(tmp_path / "in" / name, answered()) for name in ("ann.ipynb", "bob.ipynb")]
    assert find_notebooks(here, str(tmp_path / "in")) == handed_in
    (tmp_path / "nothing").mkdir()
    with pytest.raises(CourseError, match="nothing holds no exercise of this course"):
        find_notebooks(here, str(tmp_path / "nothing"))


@pytest.mark.parametrize("name", ["*", "?3", "0*", "003", "x"])
def test_a_lesson_is_named_by_digits(here, name):
    with pytest.raises(CourseError, match="named by its number"):
        own_file(here, name)
