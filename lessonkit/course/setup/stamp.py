"""The stamp in .venv: whether what was made there is finished and still fits.

Three lines: the course's folder, the Python, and a hash of what was installed from. An empty
stamp says that the set-up was interrupted, and any stamp that the folder is ours to empty.
"""

from __future__ import annotations

import errno
import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

NAME = "course.stamp"
FIND_COURSE = "import importlib.util, sys; sys.exit(not importlib.util.find_spec('lessonkit'))"
INPUTS = (
    "requirements.lock",
    "requirements-embeddings.lock",
    "requirements-uv.lock",
    "pyproject.toml",
)


def wanted(course: Path) -> list[str]:
    """Return the lines that the stamp has when all is done."""
    contents = hashlib.sha256(b"".join((course / name).read_bytes() for name in INPUTS))
    return [str(course), python_kind(), contents.hexdigest()]


def python_kind() -> str:
    """Return what two Pythons must share to use one .venv: system, implementation, version."""
    return f"{sys.platform} {sys.implementation.cache_tag}{getattr(sys, 'abiflags', '')}"


def read_stamp(venv: Path) -> list[str]:
    """Return the stamp's lines: none where there is no stamp, or an unfinished one."""
    try:
        return (venv / NAME).read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return []


def is_ready(course: Path) -> bool:
    """Return whether .venv is finished, holds what the lock asks for, and works here."""
    venv = course / ".venv"
    return read_stamp(venv)[2:] == wanted(course)[2:] and is_sound(venv)


def is_sound(venv: Path) -> bool:
    """Return whether .venv was finished, by such a Python as this, here, and still works.

    A virtual environment holds the path of its folder and of the Python that made it, so it
    works neither after a move nor without that Python. The course is the last thing in it.
    """
    stamp = read_stamp(venv)
    if stamp[1:2] != [python_kind()]:
        return False
    try:
        if not Path(stamp[0]).samefile(venv.parent):
            return False
        quiet = subprocess.DEVNULL
        command = [python_in(venv), "-I", "-c", FIND_COURSE]
        return subprocess.call(command, stdin=quiet, stdout=quiet, stderr=quiet) == 0
    except OSError:
        return False


def python_in(venv: Path) -> str:
    """Return the path of .venv's own Python."""
    return str(venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))


@contextmanager
def turn(venv: Path) -> Iterator[TextIO]:
    """Wait until no other start.py works on .venv; give the open stamp, for `run` and writing.

    The lock lies on the open file: it ends with this process and those that it hands the file.
    """
    with (venv / NAME).open("a+", encoding="utf-8", newline="\n") as stamp:
        if not _lock(stamp):
            print("Another start.py is setting the course up, so we wait for it.", flush=True)
            while not _lock(stamp):
                time.sleep(0.3)
        yield stamp


def _lock(file: TextIO) -> bool:
    """Return whether the lock is ours now; who has it must not ask again, as Windows says no.

    A file system without locks lets everyone through.
    """
    try:
        if os.name == "nt":
            import msvcrt

            file.seek(1 << 30)  # far behind the text, which others must still be able to read
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
    return True
