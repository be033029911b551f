"""The lessons as stored: house rules, one build, the same output whatever the order of sets."""

import pytest

from lessonkit.course.authoring.build import build_all
from lessonkit.course.linting.lint import lint
from lessonkit.course.places import find_places
from lessonkit.course.sequence import read_sequence

PLACES = find_places()
LESSONS = read_sequence(PLACES.course_file)
STORED = sorted(PLACES.notebooks.glob("*.ipynb"))
each_notebook = pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)


def test_the_folder_holds_the_lessons_of_course_toml_and_no_others():
    assert [path.stem for path in STORED] == [lesson.slug for lesson in LESSONS]


@each_notebook
def test_a_lesson_keeps_the_house_rules(path):
    assert [str(finding) for finding in lint(path, LESSONS)] == []


@pytest.fixture(scope="module")
def rebuilt():
    """Every notebook run again with another hash seed than the 0 under which it was stored."""
    return {built.path: built for built in build_all(STORED, check=True, say=print, hash_seed=1)}


@each_notebook
def test_a_build_would_change_nothing_under_another_hash_seed_either(path, rebuilt):
    built = rebuilt[path]
    assert (built.failure, built.difference) == ("", ""), "run `lesson build` and look at the diff"
