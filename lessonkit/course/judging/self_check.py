"""Find what belongs to a student's notebook, check it, and give the report."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.grafting.fingerprints import Mistake, read_mistakes
from lessonkit.course.grafting.graft import CELL_SECONDS
from lessonkit.course.grafting.reference import Reference, read_reference
from lessonkit.course.grafting.submission import (
    Submission,
    lesson_number,
    read_submission,
    submission_of,
)
from lessonkit.course.judging.judge import judge, unreadable
from lessonkit.course.judging.outcome import Report
from lessonkit.course.kernels.cell_run import GivesKernels
from lessonkit.course.notebooks.reading import NotebookFile, UnreadableError, read_notebook
from lessonkit.course.places import Places


@dataclass(frozen=True, slots=True)
class Exercise:
    """What a lesson's answers are measured by: its solution, and its known wrong answers."""

    reference: Reference
    mistakes: tuple[Mistake, ...]

    @property
    def stubs(self) -> dict[str, str]:
        """The answer cells as they were handed out."""
        return {name: task.stub for name, task in self.reference.tasks.items()}

    def read(self, path: Path) -> Submission:
        """Return a student's notebook. Raises UnreadableError."""
        return read_submission(path, self.reference.tasks, self.stubs, self.reference.version)

    def answers_in(self, notebook: NotebookFile, name: str) -> Submission:
        """Return a student's notebook that was read already, from the file `name`."""
        reference = self.reference
        return submission_of(notebook, name, reference.tasks, self.stubs, reference.version)


def find_exercise(places: Places, number: str) -> Exercise:
    """Return the exercise of the lesson `number`. Raises CourseError where it has none."""
    if not re.fullmatch(r"[0-9]{1,2}", number):
        raise CourseError(f"a lesson is named by its number, such as 03; got {number!r}")
    found = sorted(places.solutions.glob(f"{number.zfill(2)}_*.ipynb"))
    if not found:
        having = ", ".join(p.name[:2] for p in sorted(places.solutions.glob("[0-9]*.ipynb")))
        raise CourseError(f"lesson {number} has no exercise; these have: {having or 'none'}")
    reference = read_reference(found[0])
    return Exercise(reference, read_mistakes(places.solutions / "wrong" / found[0].stem))


def number_of(path: Path) -> str:
    """Return the two digits of the lesson that the notebook in `path` is of; empty for none.

    What is in it decides, else its name. Raises UnreadableError where neither can tell.
    """
    try:
        return lesson_number(read_notebook(path), path.name)
    except UnreadableError:
        number = re.match(r"\d\d(?!\d)", path.name)
        if not number:
            raise
        return number[0]


def exercise_for(places: Places, path: Path) -> Exercise:
    """Return the exercise that the notebook in `path` belongs to. Raises CourseError."""
    number = number_of(path)
    if not number:
        raise CourseError(f"{path.name} is no exercise of this course: no cell of it names a task")
    return find_exercise(places, number)


def check_file(
    path: Path, exercise: Exercise, kernels: GivesKernels, seconds: float = CELL_SECONDS
) -> Report:
    """Return the report on one notebook; one that cannot be read has a row for each task too."""
    try:
        submission = exercise.read(path)
    except UnreadableError as error:
        reference = exercise.reference
        return unreadable(path.name, reference.slug, reference.tasks, str(error))
    return judge(exercise.reference, submission, kernels.take(), exercise.mistakes, seconds)
