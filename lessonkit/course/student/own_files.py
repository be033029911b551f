"""Which notebooks are the student's own, among the copies that Jupyter and we lay beside them."""

from __future__ import annotations

from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.judging.self_check import find_exercise, number_of
from lessonkit.course.notebooks.reading import UnreadableError
from lessonkit.course.places import Places
from lessonkit.course.typed import typed


def find_notebooks(places: Places, wanted: str | None) -> list[Path]:
    """Return the notebooks that `wanted` names: a lesson's number, a file, a folder, or all.

    Of a folder, those of this course and those that cannot be read, which may be of it. Raises
    CourseError where there is none, with what to do.
    """
    if wanted is None:
        return own_files(places)
    if wanted.isdecimal():
        return [own_file(places, wanted)]
    path = Path(wanted)
    if not path.exists():
        raise CourseError(f"there is no {wanted}: give a lesson's number or a notebook's path")
    if not path.is_dir():
        return [path]
    if path.resolve() == places.own.resolve():
        return own_files(places)
    found = [one for one in _notebooks_in(path) if _may_be_exercise(places, _number(one))]
    if not found:
        raise CourseError(f"{wanted} holds no exercise of this course: give its folder or its path")
    return found


def own_files(places: Places) -> list[Path]:
    """Return the student's file of each lesson, then those that nobody can read.

    Raises CourseError where there is none.
    """
    laid = [path for path in _notebooks_in(places.own) if not _is_aside(path)]
    numbers = {number for path in laid if _may_be_exercise(places, number := _number(path))}
    found = [own_file(places, number) for number in sorted(numbers - {None})]
    found += [path for path in laid if _number(path) is None]
    if not found:
        raise CourseError(f"{places.own} holds no exercise: `{typed('start')}` lays them there")
    return found


def own_file(places: Places, number: str) -> Path:
    """Return the student's notebook of the lesson `number`.

    It is the one with the exercise's name; where that was renamed, the one that is of the
    lesson by what is in it. Raises CourseError where there is none, or more than one.
    """
    slug = find_exercise(places, number).reference.slug
    named = places.own / f"{slug}.ipynb"
    if named.is_file():
        return named
    renamed = _of_lesson(places, slug[:2])
    if len(renamed) > 1:
        names = " and ".join(path.name for path in renamed)
        raise CourseError(
            f"{names} are of lesson {slug[:2]}, and none is called {named.name}: "
            "give that name to the one that counts"
        )
    if not renamed:
        lays = typed("start")
        raise CourseError(f"{places.own} holds no such exercise: `{lays}` lays them there")
    return renamed[0]


def is_own(places: Places, path: Path) -> bool:
    """Whether `path` is the student's file of its lesson, and no copy, backup or newer version."""
    try:
        return path.resolve() == own_file(places, number_of(path)).resolve()
    except CourseError:
        return False


def copies_of(places: Places, path: Path) -> list[Path]:
    """Return the other notebooks of the same lesson that lie beside the student's own."""
    others = _of_lesson(places, number_of(path)) if is_own(places, path) else []
    return [other for other in others if other.name != path.name]


def _of_lesson(places: Places, number: str) -> list[Path]:
    laid = (path for path in _notebooks_in(places.own) if not _is_aside(path))
    return [path for path in laid if _number(path) == number]


def _may_be_exercise(places: Places, number: str | None) -> bool:
    """Whether a notebook with this number belongs to an exercise, or cannot be read."""
    return number is None or bool(number and any(places.solutions.glob(f"{number}_*.ipynb")))


def _number(path: Path) -> str | None:
    """The lesson of a notebook: empty for none, None where neither content nor name can tell."""
    try:
        return number_of(path)
    except UnreadableError:
        return None


def _is_aside(path: Path) -> bool:
    """Whether it is a newer version or a backup that we laid beside the student's own."""
    return any(suffix.startswith((".new", ".backup")) for suffix in path.suffixes)


def _notebooks_in(folder: Path) -> list[Path]:
    """The notebooks of a folder, without what editors and file managers leave beside them."""
    return sorted(path for path in folder.glob("*.ipynb") if path.name[0] != ".")
