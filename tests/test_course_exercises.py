"""The exercises of this course: generated, solvable, and each known mistake told apart."""

import pytest

from lessonkit.course.authoring.exercise_build import build_exercises
from lessonkit.course.grafting.reference import read_reference
from lessonkit.course.places import find_places

PLACES = find_places()
SLUGS = [path.stem for path in sorted(PLACES.solutions.glob("[0-9]*.ipynb"))]


@pytest.mark.parametrize("slug", SLUGS)
def test_building_the_exercise_proves_it_and_changes_nothing(slug):
    assert build_exercises(PLACES, [slug], check=True, say=lambda _: None) == []


def test_no_exercise_is_without_its_solution():
    assert [path.stem for path in sorted(PLACES.exercises.glob("*.ipynb"))] == SLUGS


@pytest.mark.parametrize("slug", SLUGS)
def test_a_lesson_has_three_to_six_tasks(slug):
    assert 3 <= len(read_reference(PLACES.solutions / f"{slug}.ipynb").tasks) <= 6
