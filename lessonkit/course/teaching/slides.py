"""`lesson slides`: all that a teacher takes into the room, a folder for each lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.notebooks.whole_file import write_whole
from lessonkit.course.places import Places, find_places
from lessonkit.course.sequence import Lesson, choose, read_sequence
from lessonkit.course.teaching.answers import answers
from lessonkit.course.teaching.deck import slides
from lessonkit.course.teaching.deck_page import deck_page
from lessonkit.course.teaching.handout import handout
from lessonkit.course.teaching.material import Material, read_material
from lessonkit.course.teaching.run_of_show import run_of_show
from lessonkit.course.teaching.speaking import spoken
from lessonkit.course.teaching.twin import twin

PAGES: dict[str, Callable[[Material], str]] = {
    "slides.html": lambda one: deck_page(one.lesson, slides(spoken(one.sections), one.clock)),
    "run-of-show.html": run_of_show,
    "handout.html": handout,
    "answers.html": answers,
}
TWIN = "live.ipynb"


def make_slides(wanted: Sequence[str], out: Path | None) -> int:
    """Write what is taught from for the lessons `wanted` (all for none), say where; return 0.

    Raises CourseError, also in a copy for students.
    """
    places = find_places()
    if places.is_handed_out:
        raise CourseError(
            "this is a copy for students, without notes and answers; slides are made in the "
            "course itself"
        )
    lessons = choose(read_sequence(places.course_file), wanted)
    folder = out or places.work.parent / "teaching"
    for lesson in lessons:
        write_lesson(places, lesson, folder / lesson.slug)
        print(f"{folder / lesson.slug}: {', '.join([*PAGES, TWIN])}")
    return 0


def write_lesson(places: Places, lesson: Lesson, folder: Path) -> None:
    """Write a lesson's pages and its twin into `folder`. Raises CourseError."""
    material = read_material(places, lesson)
    files = {name: made(material) for name, made in PAGES.items()}
    files[TWIN] = twin(places.notebooks / f"{lesson.slug}.ipynb")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            write_whole(folder / name, text.encode())
    except OSError as error:
        raise CourseError(
            f"cannot write to {folder}: {error.strerror}. Name a folder that can be written to "
            "with --out"
        ) from error
