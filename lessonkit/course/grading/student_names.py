"""Whose notebook it is: the first folder tells, or what a file's name has besides the lesson's."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

# How learning platforms name what they export. The groups together are the student: a name alone
# may be that of two.
_PLATFORMS = (
    re.compile(r"(.+?)_assignsubmission_(?:file|onlinetext)_.*"),  # Moodle
    re.compile(r".+?_([^_]+)_attempt_\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d.*"),  # Blackboard
    re.compile(r"([^_]+)(?:_LATE)?(_\d+)_\d+_.+"),  # Canvas
)
_COPIES = re.compile(r"\bcopy of\b|-copy\d*\b|\(\d+\)", re.IGNORECASE)
_LESSON = re.compile(r"(?<![A-Za-z0-9])\d\d(?:_[a-z]+)+")


def student_of(parts: tuple[str, ...], slugs: tuple[str, ...]) -> str:
    """Return the student of the file at `parts`, folders first; its own name where none is told.

    >>> student_of(("Alice Smith_12_assignsubmission_file_", "03_climb.ipynb"), ())
    'Alice Smith_12'
    >>> student_of(("03_climb - Bob.ipynb",), ("03_climb",))
    'Bob'
    """
    if len(parts) > 1:
        return _by_platform(parts[0]) or parts[0].strip()
    stem = PurePosixPath(parts[0]).stem
    return _by_platform(stem) or _without_lesson(stem, slugs) or stem


def _by_platform(name: str) -> str:
    for pattern in _PLATFORMS:
        if found := pattern.fullmatch(name):
            return "".join(found.groups()).strip()
    return ""


def _without_lesson(stem: str, slugs: tuple[str, ...]) -> str:
    for slug in sorted(slugs, key=len, reverse=True):
        stem = stem.replace(slug, " ")
    return _LESSON.sub(" ", _COPIES.sub(" ", stem)).strip(" -_.,")
