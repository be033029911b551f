"""Lesson 10: a file of any kind as it was read, or in a sentence why it could not be."""

from __future__ import annotations

import os
import stat
from importlib import import_module
from pathlib import Path

from lessonkit.folder.decode import decode
from lessonkit.folder.files import MAX_BYTES
from lessonkit.folder.section import NotOpenedError, Reading, UnreadableError

# What a kind is called, and its reader, which is imported once a file needs it.
_READERS = {
    "markdown": ("Markdown", "markdown", "read_markdown"),
    "text": ("text", "plain", "read_plain"),
    "html": ("HTML", "html", "read_html"),
    "notebook": ("a notebook", "notebook", "read_notebook"),
}
# No link in place of the file that was found, and no waiting for a pipe.
_MORE_FLAGS = sum(getattr(os, flag, 0) for flag in ("O_NOFOLLOW", "O_NONBLOCK"))


def read_file(path: str | Path, kind: str) -> Reading:
    """Return a file as its reader reads it; `kind` is one that `kind_of` gives.

    Whatever is wrong with it, also what a library did not expect, is an `UnreadableError`.
    """
    name, module, function = _READERS[kind]
    text = decode(_bytes(Path(path)), kind)
    reader = getattr(import_module(f"lessonkit.folder.{module}"), function)
    try:
        reading = reader(text)
    except UnreadableError:
        raise
    except Exception as error:
        raise UnreadableError(f"could not be read as {name}: {type(error).__name__}") from error
    if not reading.sections:
        raise UnreadableError("holds no text")
    return reading


def _bytes(path: Path) -> bytes:
    """Return what is in a file that is still one and no larger than we read."""
    try:
        with open(path, "rb", opener=_open) as file:
            regular = stat.S_ISREG(os.fstat(file.fileno()).st_mode)
            raw = file.read(MAX_BYTES + 1) if regular else b""
    except PermissionError:
        raise NotOpenedError("may not be read: you lack the right to") from None
    except FileNotFoundError:
        raise NotOpenedError("is no longer there") from None
    except OSError as error:
        raise NotOpenedError(f"could not be opened: {error.strerror}") from None
    if not regular:
        raise UnreadableError("no regular file")
    if len(raw) > MAX_BYTES:
        raise UnreadableError("larger than 10 MB")
    return raw


def _open(path: str, flags: int) -> int:
    return os.open(path, flags | _MORE_FLAGS)
