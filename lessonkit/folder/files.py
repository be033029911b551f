"""Lesson 10: which files of a folder are read, which are not, and why."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lessonkit.folder.section import UnreadableError

MAX_BYTES = 10_000_000
KINDS = {
    **dict.fromkeys([".md", ".markdown"], "markdown"),
    **dict.fromkeys([".txt", ".text", ".rst"], "text"),
    **dict.fromkeys([".html", ".htm", ".xhtml"], "html"),
    ".ipynb": "notebook",
}
_PASSED_OVER = frozenset(["node_modules", "__pycache__"])
_JUNCTION = 0xA0000003  # a folder of Windows that is a link to another


@dataclass(frozen=True, slots=True)
class FoundFile:
    """A file to read. `path` is relative to the folder, with `/`; `kind` names its reader.

    Size and time are those of the look that found it: where they differ later, it has changed.
    """

    path: str
    kind: str
    size: int
    mtime_ns: int


@dataclass(frozen=True, slots=True)
class Skipped:
    """What is of a kind that we read, and is not read; `path` is fit to be printed."""

    path: str
    why: str


@dataclass(frozen=True, slots=True)
class Found:
    """What is in a folder, each in the order of its paths; `others` are of no kind of ours."""

    files: tuple[FoundFile, ...]
    skipped: tuple[Skipped, ...]
    others: int


def find_files(folder: str | Path) -> Found:
    """Return the files below `folder` that we can read, by path.

    Hidden ones, virtual environments, `node_modules` and `__pycache__` are passed over. No link is
    followed: what it leads to is either in the folder, and read there, or out of it, and named.
    Raises `UnreadableError` where the folder itself cannot be listed.
    """
    root = _checked(Path(folder))
    files: list[FoundFile] = []
    skipped: list[Skipped] = []
    others = 0
    for seen in _walk(root):
        if isinstance(seen, FoundFile):
            files.append(seen)
        elif isinstance(seen, Skipped):
            skipped.append(seen)
        else:
            others += 1
    return Found(
        tuple(sorted(files, key=lambda file: file.path)),
        tuple(sorted(skipped, key=lambda one: one.path)),
        others,
    )


def kind_of(name: str) -> str | None:
    """Return the kind of a file by its name, in capitals or not; None where it is not ours.

    >>> kind_of("Guide.MD"), kind_of("README"), kind_of("logo.png")
    ('markdown', 'text', None)
    """
    suffix = os.path.splitext(name)[1].lower()  # noqa: PTH122 - a Path costs ten times as much
    return "text" if name.lower() == "readme" else KINDS.get(suffix)


def printable(path: str) -> str:
    r"""Return a path as one line that any terminal can show, with what is not text escaped.

    >>> print(printable("two\nlines.md"))
    two\nlines.md
    """
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in path)


def _checked(folder: Path) -> Path:
    """Return the folder without links in its path, or raise."""
    try:
        root = folder.resolve(strict=True)
        with os.scandir(root):
            return root
    except NotADirectoryError:
        raise UnreadableError(f"{folder} is a file: name the folder that holds it") from None
    except FileNotFoundError:
        where = "" if folder.is_absolute() else f" in {Path.cwd()}"
        raise UnreadableError(f"there is no folder {folder}{where}") from None
    except PermissionError:
        raise UnreadableError(f"{folder} may not be listed: you lack the right to") from None
    except (OSError, RuntimeError, ValueError) as error:  # a link to itself, a NUL in the name
        raise UnreadableError(f"{folder} cannot be listed: {error}") from None


def _walk(root: Path) -> Iterator[FoundFile | Skipped | None]:
    """Yield what is below `root`, None for each file of another kind, in no defined order."""
    folders = [""]
    while folders:
        below = folders.pop()
        try:
            entries = _listed(root / below, passable=not below)
        except OSError as error:
            yield Skipped(printable(below), f"the folder cannot be listed: {error.strerror}")
            continue
        for entry in entries:
            path = below + entry.name
            try:
                if entry.is_dir(follow_symlinks=False) and not _is_link(entry) and _is_text(path):
                    folders.append(path + "/")
                else:
                    yield from _look(entry, path, root)
            except OSError as error:
                yield Skipped(printable(path), f"cannot be looked at: {error.strerror}")


def _listed(folder: Path, passable: bool) -> list[os.DirEntry[str]]:
    """Return the entries that are not passed over: none for a virtual environment in a folder."""
    with os.scandir(folder) as entries:
        listed = list(entries)
    if not passable and any(entry.name == "pyvenv.cfg" for entry in listed):
        return []
    return [entry for entry in listed if not _is_passed_over(entry.name)]


def _is_passed_over(name: str) -> bool:
    return name.startswith(".") or name in _PASSED_OVER


def _look(entry: os.DirEntry[str], path: str, root: Path) -> Iterator[FoundFile | Skipped | None]:
    """Yield what is known of a file or of a link; nothing for a link to what is read elsewhere."""
    kind = kind_of(entry.name)
    if _is_link(entry):
        if kind or entry.is_dir():
            yield from (Skipped(printable(path), why) for why in _why_not_read(entry, root))
    elif not _is_text(path):
        yield Skipped(printable(path), "its name is not valid Unicode")
    elif kind is None:
        yield None
    else:
        seen = entry.stat(follow_symlinks=False)
        if why := _why_not(seen):
            yield Skipped(printable(path), why)
        else:
            yield FoundFile(path, kind, seen.st_size, seen.st_mtime_ns)


def _why_not(seen: os.stat_result) -> str:
    """Return why a file is not even opened, or nothing."""
    if not stat.S_ISREG(seen.st_mode):
        return "no regular file"  # a pipe would keep its reader waiting for ever
    if seen.st_size == 0:
        return "empty"
    return "larger than 10 MB" if seen.st_size > MAX_BYTES else ""


def _is_link(entry: os.DirEntry[str]) -> bool:
    if entry.is_symlink():
        return True
    return os.name == "nt" and entry.stat(follow_symlinks=False).st_reparse_tag == _JUNCTION


def _why_not_read(link: os.DirEntry[str], root: Path) -> Iterator[str]:
    """Yield why what a link leads to is not read; nothing where it is, at its own place."""
    target = Path(os.path.realpath(link.path))
    if not target.is_relative_to(root):
        yield "a link out of the folder"
    elif not target.exists():
        yield "a link to nothing"
    elif any(map(_is_passed_over, target.relative_to(root).parts)):
        yield "a link to what is passed over"
    elif target.is_file() and kind_of(target.name) is None:
        yield "a link to a file of another kind"


def _is_text(path: str) -> bool:
    """Return whether a path is valid Unicode: bytes that are not come as lone surrogates."""
    return not any("\ud800" <= character <= "\udfff" for character in path)
