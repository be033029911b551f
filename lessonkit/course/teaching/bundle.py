"""`lesson bundle`: the course for students as one zip, without an answer or a hidden check."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.grafting.fingerprints import FILE, mistakes_text, read_mistakes
from lessonkit.course.grafting.reference import read_reference
from lessonkit.course.notebooks.stored import as_text, read
from lessonkit.course.notebooks.whole_file import write_whole
from lessonkit.course.places import HANDED_OUT, Places, find_places
from lessonkit.course.sequence import Lesson, as_toml, choose, read_sequence
from lessonkit.course.teaching.student_readme import student_readme
from lessonkit.course.teaching.without_answers import (
    known_without_hidden,
    lesson_of,
    reference_of,
)
from lessonkit.course.typed import typed

FOLDER = "search-small-read-big"  # what unzipping makes
TOP = ("LICENSE", "LICENSE-TEXT", "environment.yml", "pyproject.toml", "start.py")
TREES = ("data", "lessonkit")
SAYS = """\
# No answers here

The notebooks of this folder are what `check` measures your answers by: the set-up, and the checks
that you see with the output they expect. {hints} The answers, and one more check for each task,
are in the copy of the one who teaches.
"""
WITH, WITHOUT = "The hints are here too.", "Hints are left out of this copy."
_MOMENT = (2000, 1, 1, 0, 0, 0)  # every file's, so that the same course is the same bytes


def bundle(out: Path | None = None, lessons: str = "", *, hints: bool = True) -> int:
    """Write the zip, say what is in it, return 0. Raises CourseError where it cannot be made.

    A lesson that is not finished is left out, and named.
    """
    places = find_places()
    target = out or Path(f"{FOLDER}.zip")
    if target.is_dir():
        raise CourseError(
            f"--out is a file to write, such as {target / FOLDER}.zip; {target} is a folder"
        )
    finished = _finished(places, _chosen(places, lessons))
    files = bundled(places, finished, hints=hints)
    content = zipped(files)
    try:
        write_whole(target, content)
    except OSError as error:
        raise CourseError(f"{target} cannot be written: {error.strerror}") from error
    exercises = sum(name.startswith("exercises/") for name in files)
    what = f"{_counted(len(finished), 'lesson')}, {_counted(exercises, 'exercise')}"
    left_out = (
        "no answer and no hidden check" if hints else "no answer, no hidden check and no hint"
    )
    print(
        f"{target}: {what}, {len(files)} files, {len(content) / 1e6:.1f} MB. It holds {left_out}."
    )
    print(f"Students unzip it, and in the folder {FOLDER} they run `python3 start.py`.")
    return 0


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _chosen(places: Places, wanted: str) -> list[Lesson]:
    if places.is_handed_out:
        raise CourseError("this is a copy for students: make another from the whole course")
    if not places.checkout:
        raise CourseError(
            "a bundle takes start.py and the locks along, which an installed package has not: "
            "run this in a clone of the course"
        )
    sequence = read_sequence(places.course_file)
    return choose(sequence, list(_numbers(wanted, [lesson.number for lesson in sequence])))


def _numbers(wanted: str, known: Sequence[str]) -> Iterator[str]:
    """Yield the lessons that `00-05,07` means, of those that there are."""
    for part in filter(None, wanted.replace(" ", "").split(",")):
        if not (ends := re.fullmatch(r"(\d\d?)-(\d\d?)", part)):
            yield part
            continue
        found = [number for number in known if int(ends[1]) <= int(number) <= int(ends[2])]
        if not found:
            raise CourseError(f"there is no lesson in {part}; the lessons are {', '.join(known)}")
        yield from found


def _finished(places: Places, lessons: Sequence[Lesson]) -> list[Lesson]:
    """The lessons without those that have a solution and no exercise yet, which we name."""
    unfinished = [lesson for lesson in lessons if not _is_finished(places, lesson)]
    for lesson in unfinished:
        make = typed(f"build {lesson.number}")
        print(
            f"Left out, for it is not finished: {lesson.slug}. `{make}` makes "
            f"exercises/{lesson.slug}.ipynb, or says what is still to be done."
        )
    if len(unfinished) == len(lessons):
        raise CourseError("no lesson of these is finished, so there is nothing to hand out")
    return [lesson for lesson in lessons if lesson not in unfinished]


def _is_finished(places: Places, lesson: Lesson) -> bool:
    name = f"{lesson.slug}.ipynb"
    return (places.exercises / name).is_file() or not (places.solutions / name).is_file()


def bundled(places: Places, lessons: Sequence[Lesson], *, hints: bool = True) -> dict[str, bytes]:
    """Return what stands in the zip: each file by its path in the course's folder."""
    files = {name: (places.root / name).read_bytes() for name in TOP}
    files |= {path.name: path.read_bytes() for path in places.root.glob("requirements*.lock")}
    files.pop("requirements-site.lock", None)  # nobody builds the site from what is handed out
    for tree in TREES:
        files |= {_in(places, path): path.read_bytes() for path in _files(places.root / tree)}
    files["course.toml"] = course_toml(lessons).encode()
    files[f"solutions/{HANDED_OUT}"] = SAYS.format(hints=WITH if hints else WITHOUT).encode()
    for lesson in lessons:
        files |= _of_lesson(places, lesson, hints)
    text = (places.root / "README.md").read_text(encoding="utf-8")
    return files | {"README.md": student_readme(text, {*files, "README.md"}).encode()}


def course_toml(lessons: Sequence[Lesson]) -> str:
    """Return the sequence of these lessons alone: none needs one that is not there."""
    slugs = {lesson.slug for lesson in lessons}
    known = [replace(one, needs=tuple(n for n in one.needs if n in slugs)) for one in lessons]
    return "# The lessons of this copy.\n\n" + "\n".join(map(as_toml, known))


def _files(tree: Path) -> Iterator[Path]:
    """The files of a tree but caches, hidden ones, and the material of a wheel."""
    for path in sorted(tree.rglob("*")):
        parts = path.relative_to(tree).parts
        left_out = any(part[0] == "." or part in ("__pycache__", "_material") for part in parts)
        if path.is_file() and not left_out and path.suffix != ".pyc":
            yield path


def _in(places: Places, path: Path) -> str:
    return path.relative_to(places.root).as_posix()


def _of_lesson(places: Places, lesson: Lesson, hints: bool) -> dict[str, bytes]:
    name = f"{lesson.slug}.ipynb"
    files = {f"notebooks/{name}": as_text(lesson_of(read(places.notebooks / name))).encode()}
    solution = places.solutions / name
    if not solution.is_file():
        return files
    files[f"exercises/{name}"] = (places.exercises / name).read_bytes()
    files[f"solutions/{name}"] = as_text(reference_of(read(solution), hints=hints)).encode()
    folder = places.solutions / "wrong" / lesson.slug
    known = known_without_hidden(read_reference(solution), read_mistakes(folder))
    files[f"solutions/wrong/{lesson.slug}/{FILE}"] = mistakes_text(known).encode()
    return files


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Return a zip of the files in one folder, the same bytes for the same files.

    Nothing is compressed: what a compressor writes differs from one version of it to another.
    """
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(f"{FOLDER}/{name}", _MOMENT)
            entry.create_system = 3  # as on Unix, so that the permissions are read
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, files[name])
    return target.getvalue()
