"""The lessons as stored: house rules, one build, the same output whatever the order of sets."""

import pytest

from lessonkit.course.authoring.build import build_all
from lessonkit.course.grafting.compare import text_of
from lessonkit.course.linting.lint import lint
from lessonkit.course.notebooks.stored import read
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


# What two questions send, by the words of the guides: also the reason for lesson 04.
GIVEN = """\
Q: When should I turn on the bike lights?
  hit D50.2 score 4
  hit D50.4 score 2
  parents sent: D50 (34 words)
Q: Where do I return the bike?
  hit D51.4 score 3
  hit D50.2 score 2
  parents sent: D51, D50 (72 words)
"""


def test_lesson_03_prints_the_two_questions_to_the_letter():
    cells = read(PLACES.notebooks / "03_climb_to_parents.ipynb").cells
    printed = [text_of(cell.outputs) for cell in cells if cell.cell_type == "code"]
    assert GIVEN in printed


@pytest.fixture(scope="module")
def rebuilt():
    """Every notebook run again with another hash seed than the 0 under which it was stored."""
    return {built.path: built for built in build_all(STORED, check=True, say=print, hash_seed=1)}


@each_notebook
def test_a_build_would_change_nothing_under_another_hash_seed_either(path, rebuilt):
    built = rebuilt[path]
    assert (built.failure, built.difference) == ("", ""), "run `lesson build` and look at the diff"
