"""Remove a folder, also where a cell took away the permission to."""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path


def remove_tree(folder: Path) -> None:
    """Delete `folder` and what is in it, as far as the system lets us; never raises for it."""
    try:
        shutil.rmtree(folder)
    except OSError:
        _permit(folder)
        shutil.rmtree(folder, ignore_errors=True)


def empty(folder: Path) -> None:
    """Delete what is in `folder`."""
    for path in folder.iterdir():
        if path.is_dir() and not path.is_symlink():
            remove_tree(path)
        else:
            path.unlink(missing_ok=True)


def _permit(folder: Path) -> None:
    with suppress(OSError):
        if folder.is_dir() and not folder.is_symlink():
            folder.chmod(0o700)
            for path in folder.iterdir():
                _permit(path)
