"""Remove a folder, whatever a cell did to it."""

from __future__ import annotations

import shutil
import subprocess
from contextlib import suppress
from pathlib import Path


def remove_tree(folder: Path) -> None:
    """Delete `folder` and what is in it, as far as the system lets us; never raises for it."""
    try:
        shutil.rmtree(folder)
    except FileNotFoundError:
        return
    except (OSError, RecursionError):  # no permission, or nested deeper than Python goes
        with suppress(OSError, RecursionError):
            _permit(folder)
        if shutil.which("rm"):
            subprocess.run(["rm", "-rf", "--", folder], stderr=subprocess.DEVNULL, check=False)
        else:
            shutil.rmtree(folder, ignore_errors=True)


def empty(folder: Path) -> None:
    """Delete what is in `folder`."""
    for path in folder.iterdir():
        if path.is_dir() and not path.is_symlink():
            remove_tree(path)
        else:
            path.unlink(missing_ok=True)


def _permit(folder: Path) -> None:
    if folder.is_dir() and not folder.is_symlink():
        folder.chmod(0o700)
        for path in folder.iterdir():
            _permit(path)
