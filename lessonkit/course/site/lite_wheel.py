"""The kit, its data and the checks of a few lessons as one small wheel for a browser's Python."""

from __future__ import annotations

import base64
import hashlib
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from lessonkit.course.places import PACKAGE, Places

VERSION = "0.1.0"
NAME = f"lessonkit-{VERSION}-py3-none-any.whl"
# What judges answers; the rest of the machinery starts processes, which a browser cannot.
_MACHINERY = ("grafting", "judging", "kernels", "notebooks", "student")
_NOT_THERE = ("judging/pytest_items.py", "judging/pytest_plugin.py")
_INFO = f"lessonkit-{VERSION}.dist-info"
_METADATA = f"Metadata-Version: 2.1\nName: lessonkit\nVersion: {VERSION}\n"
_WHEEL = "Wheel-Version: 1.0\nGenerator: lessonkit\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def write_wheel(places: Places, slugs: Sequence[str], exercises: Path, folder: Path) -> Path:
    """Write the wheel into `folder` and return its path; the same course gives the same bytes.

    It holds the solutions of the lessons `slugs` alone, and `exercises`, which are the page's.
    """
    files = dict(sorted([*_modules(), *_material(places, slugs), *_laid(exercises)]))
    files[f"{_INFO}/METADATA"] = _METADATA.encode()
    files[f"{_INFO}/WHEEL"] = _WHEEL.encode()
    files[f"{_INFO}/RECORD"] = _record(files).encode()
    target = folder / NAME
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name)
            entry.create_system = 3  # else it is the system that this is built on
            wheel.writestr(entry, content, zipfile.ZIP_DEFLATED)
    return target


def _modules() -> Iterator[tuple[str, bytes]]:
    course = PACKAGE / "course"
    folders = [PACKAGE, course, *(course / name for name in _MACHINERY)]
    left_out = {course / name for name in _NOT_THERE}
    for path in (path for folder in folders for path in folder.glob("*.py")):
        if path not in left_out:
            yield f"lessonkit/{path.relative_to(PACKAGE).as_posix()}", path.read_bytes()


def _material(places: Places, slugs: Sequence[str]) -> Iterator[tuple[str, bytes]]:
    paths = [places.course_file, *places.data.glob("*.jsonl"), *places.data.glob("tutorials/*.md")]
    for slug in slugs:
        paths += places.solutions.glob(f"{slug}.ipynb")
        paths += places.solutions.glob(f"wrong/{slug}/*.json")
    for path in paths:
        name = path.relative_to(places.root).as_posix()
        yield f"lessonkit/_material/{name}", path.read_bytes()


def _laid(exercises: Path) -> Iterator[tuple[str, bytes]]:
    for path in exercises.glob("*.ipynb"):
        yield f"lessonkit/_material/exercises/{path.name}", path.read_bytes()


def _record(files: dict[str, bytes]) -> str:
    lines = []
    for name, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=")
        lines.append(f"{name},sha256={digest.decode()},{len(content)}")
    return "\n".join([*lines, f"{_INFO}/RECORD,,", ""])
