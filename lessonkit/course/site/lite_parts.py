"""The parts of the page in the browser that are not ours: fetched once, each known by its hash.

Pyodide (Python for a browser) is a package of npm; the few wheels that go with it are on PyPI.
"""

from __future__ import annotations

import hashlib
import importlib.util
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from lessonkit.course import CourseError

PYODIDE = "314.0.6"  # the version that jupyterlite-pyodide-kernel 0.8 expects
_PYODIDE_SHA256 = "d78ac549b28a2a58600cd06f44e017024151775f8c6b2d73fab1475400d38ea2"
_PYTHON = "3.14"
_WHEELS = Path(__file__).with_name("lite_wheels.txt")
_SECONDS = 600


class NoPartsError(CourseError):
    """Parts that are not here and could not be fetched; the message says why and what to do."""


def parts_folder() -> Path:
    """Return where the parts are kept: in the user's cache, a folder for each version."""
    from platformdirs import user_cache_path

    return user_cache_path("lessonkit", appauthor=False) / f"pyodide-{PYODIDE}"


def archive(folder: Path) -> Path:
    """Return the file of Pyodide among the parts in `folder`."""
    return folder / f"pyodide-{PYODIDE}.tgz"


def are_here(folder: Path) -> bool:
    """Whether `folder` holds every part, byte for byte as we know it."""
    found = {_sha256(path) for path in folder.glob("*") if path.is_file()}
    return _wanted() <= found


def fetch(folder: Path, say: Callable[[str], None] = print) -> None:
    """Fetch the parts into `folder`, with npm and pip. Raises NoPartsError; then nothing is kept.

    It is the one step of the site that needs the network.
    """
    npm = shutil.which("npm")
    if not npm:
        raise NoPartsError("npm is not on this machine, and Pyodide is a package of npm's")
    if not importlib.util.find_spec("pip"):
        raise NoPartsError("pip is not in this environment: python -m ensurepip puts it there")
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as name:
        fresh = Path(name) / "parts"
        fresh.mkdir()
        say(f"Fetching Pyodide {PYODIDE}, 6 MB, with npm ...")
        options = ["--loglevel", "error", "--ignore-scripts", "--pack-destination", str(fresh)]
        _run([npm, "pack", f"pyodide@{PYODIDE}", *options], "npm")
        say(f"Fetching {len(_wanted()) - 1} wheels, 5 MB, with pip ...")
        _run([*_pip(), "-d", str(fresh), "-r", str(_WHEELS)], "pip")
        if not are_here(fresh):
            raise NoPartsError("what was fetched is not what we know by its hash; try again later")
        shutil.rmtree(folder, ignore_errors=True)
        fresh.rename(folder)


def _pip() -> list[str]:
    every = ["--require-hashes", "--no-deps", "--only-binary", ":all:", "--python-version", _PYTHON]
    return [sys.executable, "-m", "pip", "download", "--quiet", *every]


def _run(command: Sequence[str], name: str) -> None:
    try:
        ran = subprocess.run(command, capture_output=True, text=True, timeout=_SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NoPartsError(f"{name} could not fetch it: {error}") from error
    if ran.returncode:
        said = [line for line in ran.stderr.splitlines() if "error" in line.lower()]
        why = said[-1 if name == "pip" else 0] if said else f"it ended with {ran.returncode}"
        raise NoPartsError(f"{name} could not fetch it ({why}); is the network there?")


def _wanted() -> set[str]:
    """The hashes of all parts."""
    return {_PYODIDE_SHA256, *re.findall("sha256:([0-9a-f]{64})", _WHEELS.read_text("utf-8"))}


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
