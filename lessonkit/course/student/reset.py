"""`lesson reset`: a fresh copy of an exercise, with the student's own kept beside it."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.judging.self_check import find_exercise
from lessonkit.course.notebooks.whole_file import write_whole
from lessonkit.course.places import Places, find_places
from lessonkit.course.student.progress import Progress


def reset(number: str) -> int:
    """Lay a fresh copy of the exercise of lesson `number`, say what was kept, return 0."""
    places = find_places()
    fresh, backup = lay_fresh(places, number)
    print(f"{fresh} is as it was handed out.")
    if backup:
        print(f"Yours is kept as {backup.name}, in the same folder.")
        print("If it is open in JupyterLab, reload it there: File, Reload Notebook from Disk.")
    return 0


def lay_fresh(places: Places, number: str) -> tuple[Path, Path | None]:
    """Return the fresh copy and where the old one went, None when there was none.

    What the last check said of the old one is forgotten.
    Raises CourseError where the course has no such exercise.
    """
    reference = find_exercise(places, number).reference
    slug = reference.slug
    source = places.exercises / f"{slug}.ipynb"
    try:
        content = source.read_bytes()
    except OSError as error:
        raise CourseError(f"{source} cannot be read: {error.strerror}") from error
    target = places.own / source.name
    target.parent.mkdir(parents=True, exist_ok=True)
    backup = None
    if target.exists():
        backup = _free_name(target)
        target.rename(backup)
    write_whole(target, content)
    Progress(places.work).forget_outcomes(reference.tasks)
    return target, backup


def _free_name(path: Path) -> Path:
    """A name for the backup that is not taken; `lesson check` passes over such names."""
    for number in count(1):
        backup = path.with_name(f"{path.stem}.backup-{number}.ipynb")
        if not backup.exists():
            break
    return backup
