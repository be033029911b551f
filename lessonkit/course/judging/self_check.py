"""Find what belongs to a student's notebook, check it, and give the report."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.grafting.fingerprints import Mistake, read_mistakes
from lessonkit.course.grafting.graft import CELL_SECONDS
from lessonkit.course.grafting.reference import Reference, read_reference
from lessonkit.course.grafting.submission import Submission, lesson_number, read_submission
from lessonkit.course.judging.judge import judge, unreadable
from lessonkit.course.judging.outcome import Report
from lessonkit.course.kernels.supply import Kernels
from lessonkit.course.notebooks.reading import UnreadableError, read_notebook
from lessonkit.course.places import Places
from lessonkit.course.typed import typed


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


def find_exercise(places: Places, number: str) -> Exercise:
    """Return the exercise of the lesson `number`. Raises CourseError where it has none."""
    found = sorted(places.solutions.glob(f"{number.zfill(2)}_*.ipynb"))
    if not found:
        having = ", ".join(p.name[:2] for p in sorted(places.solutions.glob("[0-9]*.ipynb")))
        raise CourseError(f"lesson {number} has no exercise; these have: {having or 'none'}")
    reference = read_reference(found[0])
    return Exercise(reference, read_mistakes(places.solutions / "wrong" / found[0].stem))


def find_notebooks(places: Places, wanted: str | None) -> list[Path]:
    """Return the student's notebooks that `wanted` names: a number, a file, a folder, or all.

    Raises CourseError where there is none, with what to do.
    """
    folder = places.work / "exercises"
    if wanted and not wanted.isdecimal():
        path = Path(wanted)
        if not path.exists():
            raise CourseError(f"there is no {wanted}: give a lesson's number or a notebook's path")
        return _in_folder(path, "*") if path.is_dir() else [path]
    pattern = f"{wanted.zfill(2)}_*" if wanted else "*"
    found = [path for path in _in_folder(folder, pattern) if not _is_aside(path)]
    if wanted and not found:
        find_exercise(places, wanted)  # says so when the lesson has no exercise at all
    if not found:
        raise CourseError(f"{folder} holds no such exercise: `{typed('start')}` lays them there")
    return found


def _is_aside(path: Path) -> bool:
    """Whether it is a newer version or a backup that we laid beside the student's own."""
    return any(suffix.startswith((".new", ".backup")) for suffix in path.suffixes)


def _in_folder(folder: Path, pattern: str) -> list[Path]:
    """The notebooks of a folder, without what editors and file managers leave beside them."""
    return sorted(path for path in folder.glob(f"{pattern}.ipynb") if path.name[0] != ".")


def exercise_for(places: Places, path: Path) -> Exercise:
    """Return the exercise that the notebook in `path` belongs to, by what is in it or its name.

    Raises CourseError.
    """
    try:
        number = lesson_number(read_notebook(path), path.name)
    except UnreadableError:
        number = path.name[:2] if path.name[:2].isdecimal() else ""
        if not number:
            raise
    if not number:
        raise CourseError(f"{path.name} is no exercise of this course: no cell of it names a task")
    return find_exercise(places, number)


def check_file(
    path: Path, exercise: Exercise, kernels: Kernels, seconds: float = CELL_SECONDS
) -> Report:
    """Return the report on one notebook; one that cannot be read has a row for each task too."""
    try:
        submission = exercise.read(path)
    except UnreadableError as error:
        reference = exercise.reference
        return unreadable(path.name, reference.slug, reference.tasks, str(error))
    return judge(exercise.reference, submission, kernels.take(), exercise.mistakes, seconds)
