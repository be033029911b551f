"""All that the papers of one lesson are made from, read once."""

from __future__ import annotations

import re
from dataclasses import dataclass

from lessonkit.course.grafting.reference import Task, read_reference
from lessonkit.course.places import Places
from lessonkit.course.sequence import Lesson
from lessonkit.course.teaching.explain import Teachers, read_teachers
from lessonkit.course.teaching.minutes import timed
from lessonkit.course.teaching.sections import Section, read_sections

_REGION = re.compile(r"^[ \t]*### (?:BEGIN|END) SOLUTION[ \t]*\n?", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Material:
    """A lesson, its sections with their minutes, its tasks, and what its teacher knows."""

    lesson: Lesson
    sections: tuple[Section, ...]
    clock: tuple[tuple[float, float], ...]
    tasks: tuple[Task, ...]
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
    tasks = tuple(read_reference(solution).tasks.values()) if solution.is_file() else ()
    teachers = read_teachers(places.solutions, lesson.slug, sections)
    clock = tuple(timed(sections, lesson.minutes))
    return Material(lesson, sections, clock, tasks, teachers)


def answer_of(task: Task) -> str:
    """Return the solution of a task without the marks around it."""
    return _REGION.sub("", task.answer)
