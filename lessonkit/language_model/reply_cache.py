"""Lesson 7: replies that were paid for are kept, one JSON file each, and never asked for twice."""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tempfile
from pathlib import Path


def cache_folder() -> Path:
    """Return where this user's replies are kept unless another folder is named.

    It lies where the system keeps caches: under LOCALAPPDATA on Windows, ~/Library/Caches on
    macOS, and XDG_CACHE_HOME or ~/.cache elsewhere.
    """
    if os.name == "nt":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "lessonkit" / "replies"


def cache_file(folder: Path, url: str, request: str) -> Path:
    """Return the file of the reply to `request` at `url`; another letter in either, another file.

    >>> cache_file(Path("kept"), "http://localhost/v1", "{}").name
    '80887701843ee42aa3b8380a05f853623ba4cca05a1317fc13eef06b3840192e.json'
    """
    key = hashlib.sha256(f"{url}\n{request}".encode("utf-8", "surrogatepass")).hexdigest()
    return Path(folder) / f"{key}.json"


def read_kept(path: Path) -> object | None:
    """Return what is kept in `path`; None where there is nothing, or nothing that is JSON."""
    try:
        return json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return None


def keep(path: Path, reply: object) -> None:
    """Write `reply` to `path`, whole or not at all: a reader never sees half a file.

    Raises OSError where the folder cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
    part = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            json.dump(reply, file)
        part.replace(path)
    except BaseException:  # Ctrl-C too: no half file stays behind
        part.unlink(missing_ok=True)
        raise
