"""What was handed in: files in a folder or in zips, and of which student each one is."""

from __future__ import annotations

import io
import re
import stat
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath

from lessonkit.course import CourseError
from lessonkit.course.grading.student_names import students_of

KEPT = ".graded"  # in the output folder, what is known of each notebook
FILE_LIMIT = 20_000_000  # bytes; a notebook of this course has some 20,000
CLASS_LIMIT = 20_000  # files in the one zip that is the class, with those in zips in it
ENTRY_LIMIT = 1_000  # and in a student's
DEPTH_LIMIT = 3  # zips in zips
_A_FILE = 200_000  # bytes that have to be unpacked on the way to a file count as one more
_IGNORED = (".ipynb_checkpoints", "__MACOSX", ".DS_Store", "Thumbs.db", "desktop.ini")
_UTF8_NAMES = 0x800  # a zip's flag


class NotReadError(Exception):
    """A file that cannot be read; the message is a sentence that says why."""


@dataclass(frozen=True, slots=True)
class Found:
    """A file: its path within what was handed in, and where its bytes are.

    `inside` are the places that lead through zips to it; `why` is a sentence where that fails.
    Its first `around` folders are around a whole class, and name nobody.
    """

    parts: tuple[str, ...]
    place: Path
    inside: tuple[int, ...] = ()
    why: str = ""
    around: int = 0

    @property
    def name(self) -> str:
        """The file's own name."""
        return self.parts[-1]

    def read(self) -> bytes:
        """Return its bytes. Raises NotReadError."""
        if self.why:
            raise NotReadError(self.why)
        if not self.inside:
            return _from_disk(self.place)
        content = _from_zip(self.place, self.inside[0])
        for place in self.inside[1:]:
            content = _from_zip(io.BytesIO(content), place)
        return content


@dataclass(frozen=True, slots=True)
class Handed:
    """A notebook that a student handed in."""

    student: str
    file: Found

    @property
    def path(self) -> str:
        """Its path within what was handed in."""
        return "/".join(self.file.parts)


@dataclass(frozen=True, slots=True)
class Collected:
    """All that was handed in, in a defined order; what is no notebook, and who gave none."""

    handed: tuple[Handed, ...]
    passed_over: tuple[str, ...] = ()
    without: tuple[str, ...] = ()


def collect(source: Path, slugs: tuple[str, ...], leave_out: Path | None = None) -> Collected:
    """Return what `source`, a folder or a zip, holds, but for the folder `leave_out`.

    `slugs` are the names that exercises have, to tell them from names of students. Raises
    CourseError where there is nothing to collect from.
    """
    if not source.exists():
        raise CourseError(f"there is no folder {source}; give the one that holds the notebooks")
    files = _told_apart(sorted(_files(source, leave_out), key=lambda found: found.parts))
    students = students_of([(one.parts, one.around) for one in files], slugs)
    handed, others = [], []
    for student, one in zip(students, files, strict=True):
        (handed if one.name.lower().endswith(".ipynb") or one.why else others).append(
            Handed(student, one)
        )
    handed.sort(key=lambda one: (one.student, one.file.parts))
    folders = {one.student for one in others if len(one.file.parts) > one.file.around + 1}
    without = (folders | _empty_folders(source, leave_out)) - {one.student for one in handed}
    return Collected(tuple(handed), tuple(one.path for one in others), tuple(sorted(without)))


def _empty_folders(source: Path, leave_out: Path | None) -> set[str]:
    """The folders in which there is no file: of a student, for who else would have made them."""
    if source.is_file():
        return set()
    folders = [p for p in source.iterdir() if p.is_dir() and not _is_passed_by(p, leave_out)]
    return {folder.name for folder in folders if not any(_walk(folder, leave_out))}


def _files(source: Path, leave_out: Path | None) -> list[Found]:
    """The files of a folder or a zip, and those of the zips in it.

    A zip is a student's, and the one that is all there is the whole class; so is one in which
    several folders hold the same lesson.
    """
    found = [Found((source.name,), source)] if source.is_file() else []
    found = found or list(_walk(source, leave_out))
    if len(found) == 1 and _is_zip(found[0]):
        return _of_a_class(_unpacked(found[0], (), _Room(CLASS_LIMIT)), 0)
    files: list[Found] = []
    for one in found:
        files += _of_a_zip(one) if _is_zip(one) else [one]
    return _of_a_class(files, 0) if _has_lessons_twice(files, 1) else files


def _of_a_zip(found: Found) -> list[Found]:
    """The files of one zip among others: as in a folder, a student's unless it is a class."""
    under = (*found.parts[:-1], PurePosixPath(found.name).stem)
    files = _unpacked(found, under, _Room(CLASS_LIMIT))
    inner = _of_a_class(files, len(under))
    if inner and _has_lessons_twice(inner, inner[0].around):
        return inner
    return _unpacked(found, under, _Room(ENTRY_LIMIT))


def _of_a_class(files: list[Found], around: int) -> list[Found]:
    """The files, without the folder that is around all of them, where there are more inside.

    A learning platform exports a zip with a folder around it, which names nobody.
    """
    if len({one.parts[around] for one in files}) == 1:
        around += min(len(one.parts) for one in files) > around + 2
    return [replace(one, around=around) for one in files]


def _has_lessons_twice(files: list[Found], around: int) -> bool:
    """Whether several folders, all at one place, hold a notebook of the same lesson or name."""
    if len({one.parts[:around] for one in files}) != 1:
        return False
    inside = [one for one in files if len(one.parts) > around + 1]
    by_folder = {(one.parts[around], _lesson_of(one.name)) for one in inside if _is_read(one)}
    lessons = [lesson for _, lesson in by_folder]
    return len(lessons) > len(set(lessons))


def _lesson_of(name: str) -> str:
    found = re.search(r"(?<!\d)\d\d(?!\d)", name)
    return found[0] if found else name


def _told_apart(files: list[Found]) -> list[Found]:
    """The files, where a zip has two of one path with their number behind the name."""
    seen: dict[tuple[str, ...], int] = {}
    apart = []
    for one in files:
        seen[one.parts] = seen.get(one.parts, 0) + 1
        count = seen[one.parts]
        name = one.name if count == 1 else f"{one.name} [{count}].ipynb"
        apart.append(replace(one, parts=(*one.parts[:-1], name)))
    return apart


def _is_zip(found: Found) -> bool:
    return found.name.lower().endswith(".zip") and not found.why


def _walk(root: Path, leave_out: Path | None) -> Iterator[Found]:
    folders = [root]
    while folders:  # not by recursion: a student's folders may lie a thousand deep
        folder = folders.pop()
        try:
            inside = list(folder.iterdir())
        except OSError as error:
            why = f"{folder.name} cannot be opened: {error.strerror}."
            yield Found(folder.relative_to(root).parts or (folder.name,), folder, why=why)
            continue
        for path in inside:
            if _is_passed_by(path, leave_out):
                continue
            if path.is_dir() and not path.is_symlink() and path.suffix != ".ipynb":
                folders.append(path)
            else:
                yield Found(path.relative_to(root).parts, path, why=_why_not(path))


def _is_passed_by(path: Path, leave_out: Path | None) -> bool:
    """Whether it is of the system's or of the editor's, or is what grading wrote."""
    return _is_ignored(path.name) or path == leave_out or (path / KEPT).is_dir()


def _is_ignored(name: str) -> bool:
    return name in _IGNORED or name.startswith(".")


def _why_not(path: Path) -> str:
    """Why a notebook or a zip is not to be opened; empty for any other file."""
    if path.suffix.lower() not in (".ipynb", ".zip"):
        return ""
    if path.is_symlink():
        return f"{path.name} is a link to another place, and links are not followed."
    kind = path.stat().st_mode
    if stat.S_ISDIR(kind):
        return f"{path.name} is a folder, not a notebook."
    return "" if stat.S_ISREG(kind) else f"{path.name} is no ordinary file."


def _from_disk(place: Path) -> bytes:
    try:
        if place.stat().st_size > FILE_LIMIT:
            raise NotReadError(_too_large(place.name))
        return place.read_bytes()
    except OSError as error:
        raise NotReadError(f"{place.name} cannot be opened: {error.strerror}.") from error


def _too_large(name: str) -> str:
    return (
        f"{name} has more than {FILE_LIMIT // 1_000_000} MB: in Jupyter choose Edit, Clear "
        "Outputs of All Cells, and save it again."
    )


def _from_zip(archive: Path | io.BytesIO, place: int) -> bytes:
    name = ""
    try:
        with zipfile.ZipFile(archive) as zipped:
            entry = zipped.infolist()[place]  # a zip may hold two of one name
            name = entry.filename
            with zipped.open(entry) as file:
                content = file.read(FILE_LIMIT + 1)
    except RuntimeError as error:
        raise NotReadError(f"{PurePosixPath(name).name} is in a zip with a password.") from error
    except Exception as error:  # zipfile raises many kinds for a damaged file
        raise NotReadError(f"{PurePosixPath(name).name} is damaged within its zip.") from error
    if len(content) > FILE_LIMIT:
        raise NotReadError(_too_large(PurePosixPath(name).name))
    return content


class _Room:
    """How many files a zip may hold, with those of the zips in it; each is room lost around it."""

    def __init__(self, left: int, size: int = 0, around: _Room | None = None) -> None:
        self._left = left
        self._around = around
        self._size = size  # of this zip, which is unpacked for each file that is read from it
        self.depth = around.depth + 1 if around else 1

    def take(self, one: Found, size: int) -> bool:
        """Take what a file costs; False where it has no room here, or in a zip around this."""
        unpacked = (self._size if _is_read(one) else 0) + (size if _is_zip(one) else 0)
        return self._lose(1 + min(unpacked, 2 * FILE_LIMIT) // _A_FILE)

    def _lose(self, count: int) -> bool:
        self._left -= count
        return (self._around is None or self._around._lose(count)) and self._left >= 0


def _is_read(one: Found) -> bool:
    return one.name.lower().endswith((".ipynb", ".zip"))


def _unpacked(found: Found, under: tuple[str, ...], room: _Room) -> list[Found]:
    """The files in a zip, as if it were the folder `under`; nothing is written anywhere."""
    try:
        return list(_inside(found, under, room))
    except NotReadError as error:
        return [Found((*under, found.name), found.place, why=str(error))]


def _inside(found: Found, under: tuple[str, ...], room: _Room) -> Iterator[Found]:
    for place, entry in enumerate(_entries(found)):
        if entry.is_dir():
            continue
        parts = _parts(entry)
        one = Found((*under, *(parts or ("",))), found.place, (*found.inside, place))
        if not room.take(one, entry.file_size) or room.depth > DEPTH_LIMIT:
            raise NotReadError(f"{found.name} holds too much: very many files, or zips in zips.")
        if not parts or any(_is_ignored(part) for part in parts):
            continue
        if _is_zip(one):
            inner = (*one.parts[:-1], PurePosixPath(one.name).stem)
            yield from _unpacked(one, inner, _Room(ENTRY_LIMIT, entry.file_size, room))
        else:
            yield one


def _entries(found: Found) -> list[zipfile.ZipInfo]:
    """The files that a zip names. Raises NotReadError."""
    archive = io.BytesIO(found.read()) if found.inside else found.place
    try:
        with zipfile.ZipFile(archive) as zipped:
            return zipped.infolist()
    except Exception as error:  # zipfile raises many kinds for a damaged file
        raise NotReadError(f"{found.name} is not a whole zip file. Ask for it again.") from error


def _parts(entry: zipfile.ZipInfo) -> tuple[str, ...]:
    """The folders and the name of an entry; what leads out of the zip leads nowhere."""
    name = entry.filename
    if not entry.flag_bits & _UTF8_NAMES:  # macOS writes UTF-8 and does not say so
        with suppress(UnicodeError):
            name = name.encode("cp437").decode("utf-8")
    return tuple(p for p in re.split(r"[/\\]", name) if p not in ("", ".", "..") and ":" not in p)
