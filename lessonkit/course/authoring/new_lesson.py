"""`lesson new-lesson`: the skeleton of a lesson, which says what is to be written where."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.authoring.generate import with_nbgrader_marks
from lessonkit.course.authoring.skeleton import (
    TITLE,
    lesson_notebook,
    solution_notebook,
    wrong_answers,
)
from lessonkit.course.notebooks.placeholders import placeholders
from lessonkit.course.notebooks.stored import as_text
from lessonkit.course.notebooks.whole_file import write_whole
from lessonkit.course.places import Places, find_places
from lessonkit.course.sequence import Lesson, as_toml, read_sequence
from lessonkit.course.typed import typed


def new_lesson(number: str, slug: str, title: str = "", minutes: int = 30) -> int:
    """Write the files of a new lesson and its entry in course.toml, say what to do; return 0.

    Raises CourseError, with nothing written, where the lesson or one of its files is there.
    """
    places = find_places()
    if not places.checkout or places.is_handed_out:
        raise CourseError("a lesson is added to a clone of the course, which this is not")
    lesson = planned(read_sequence(places.course_file), number, slug, title, minutes)
    files = laid(places, lesson)
    if there := [path for path in files if path.exists()]:
        raise CourseError(f"{there[0].relative_to(places.root)} is there already; nothing written")
    entry = with_entry(places.course_file.read_text(encoding="utf-8"), lesson)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text.encode())
    write_whole(places.course_file, entry.encode())
    print("\n".join(what_next(places, lesson, files)))
    return 0


def planned(lessons: Sequence[Lesson], number: str, slug: str, title: str, minutes: int) -> Lesson:
    """Return the lesson to add, which needs the one before it. Raises CourseError."""
    if not re.fullmatch(r"[0-9]{1,2}", number):
        raise CourseError(f"a lesson's number is one or two digits, such as 13; got {number!r}")
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,59}", slug):
        raise CourseError(
            "a slug is at most 60 small letters, digits and _, such as climb_to_parents; "
            f"got {slug[:80]!r}"
        )
    number = number.zfill(2)
    if there := [lesson.slug for lesson in lessons if lesson.number == number]:
        raise CourseError(f"lesson {number} is there already, {there[0]}: take another number")
    if minutes < 1:
        raise CourseError(f"minutes is at least 1; got {minutes}")
    words = " ".join(title.split()).rstrip("?")  # a title is one line, and a question
    title = f"{words}?" if words else TITLE
    before = [lesson.slug for lesson in lessons if lesson.number < number]
    return Lesson(f"{number}_{slug}", title, minutes, tuple(before[-1:]))


def laid(places: Places, lesson: Lesson) -> dict[Path, str]:
    """Return the files of the lesson's skeleton and their texts."""
    name = f"{lesson.slug}.ipynb"
    files = {
        places.notebooks / name: as_text(lesson_notebook(lesson)),
        places.solutions / name: as_text(with_nbgrader_marks(solution_notebook(lesson))),
    }
    folder = places.solutions / "wrong" / lesson.slug
    return files | {folder / name: text for name, text in wrong_answers(lesson).items()}


def with_entry(text: str, lesson: Lesson) -> str:
    """Return course.toml's text with the lesson at its place among the others."""
    starts = [found.start() for found in re.finditer(r"^\[\[lesson\]\]", text, re.MULTILINE)]
    for start, end in pairwise([*starts, len(text)]):
        slug = re.search(r'^slug *= *"(\d\d)', text[start:end], re.MULTILINE)
        if slug and slug[1] > lesson.number:
            return f"{text[:start]}{as_toml(lesson)}\n{text[start:]}"
    return f"{text.rstrip()}\n\n{as_toml(lesson)}"


def what_next(places: Places, lesson: Lesson, files: dict[Path, str]) -> list[str]:
    """Return the lines that say what was written, and what the author does now."""
    to_write = ", with a title to be written" if lesson.title == TITLE else ""
    count = sum(len(placeholders(text)) for text in files.values())
    row = (
        f"| [{lesson.number}](notebooks/{lesson.slug}.ipynb) | {lesson.title} | {lesson.minutes} |"
    )
    return [
        "Written:",
        *(f"  {path.relative_to(places.root).as_posix()}" for path in files),
        f"  {places.course_file.name}: an entry for {lesson.slug}{to_write}",
        "Next:",
        f"  1. Open the notebooks and write what they ask for: {count} places say WRITE:.",
        "     docs/exercise-format.md tells how an exercise is written.",
        f"  2. `{typed(f'build {lesson.number}')}` runs them, names each place that is left, and",
        f"     makes exercises/{lesson.slug}.ipynb when none is.",
        "  3. README.md: a row in the table of lessons,",
        f"     {row}",
        f"  4. `{typed('test')}`",
    ]
