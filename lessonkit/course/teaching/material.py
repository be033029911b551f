"""All that the papers of one lesson are made from, read once."""

from __future__ import annotations

import re
from dataclasses import dataclass

from lessonkit.course.grafting.reference import Reference, Task, read_reference
from lessonkit.course.places import Places
from lessonkit.course.sequence import Lesson
from lessonkit.course.teaching.explain import Teachers, read_teachers
from lessonkit.course.teaching.minutes import timed
from lessonkit.course.teaching.sections import Section, read_sections

_REGION = re.compile(r"^[ \t]*### (?:BEGIN|END) SOLUTION[ \t]*\n?", re.MULTILINE)
_STUB = re.compile(r"^[ \t]*raise NotImplementedError\(.*\n?", re.MULTILINE)
_TASK_LINE = re.compile(r"^# \d\d\.\d+[ \t]*\n?")


@dataclass(frozen=True, slots=True)
class Material:
    """A lesson, its sections with their minutes, its tasks, and what its teacher knows.

    `given` is the code that each task begins with, by the task's name.
    """

    lesson: Lesson
    sections: tuple[Section, ...]
    clock: tuple[tuple[float, float], ...]
    tasks: tuple[Task, ...]
    given: dict[str, tuple[str, ...]]
    teachers: Teachers

    @property
    def objectives(self) -> list[str]:
        """The lesson's objectives: the bullets of its first cell."""
        first = self.sections[0].pieces[0].source
        return re.findall(r"^- +(.+?)\s*$", first, re.MULTILINE)


def read_material(places: Places, lesson: Lesson) -> Material:
    """Return what the papers of `lesson` are made from. Raises CourseError for a broken file."""
    sections = read_sections(places.notebooks / f"{lesson.slug}.ipynb")
    solution = places.solutions / f"{lesson.slug}.ipynb"
    reference = read_reference(solution) if solution.is_file() else None
    tasks = tuple(reference.tasks.values()) if reference else ()
    given = given_code(reference) if reference else {}
    teachers = read_teachers(places.solutions, lesson.slug, sections)
    clock = tuple(timed(sections, lesson.minutes))
    return Material(lesson, sections, clock, tasks, given, teachers)


def given_code(reference: Reference) -> dict[str, tuple[str, ...]]:
    """Return the code that stands between the question of a task and its solution.

    These are the ordinary cells there, and of the answer what a student finds in it.
    """
    found: dict[str, tuple[str, ...]] = {}
    since: list[str] = []
    for cell in reference.cells:
        if cell.role == "answer":
            start = _TASK_LINE.sub("", _STUB.sub("", reference.tasks[cell.task].stub)).strip()
            found[cell.task] = tuple(filter(None, [*since, start]))
        elif cell.kind == "code" and not cell.role:
            since.append(cell.source)
        elif cell.kind == "markdown" and not cell.role:
            since = []
    return found


def answer_of(task: Task) -> str:
    """Return the solution of a task without the marks around it."""
    return _REGION.sub("", task.answer)
