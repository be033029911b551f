"""Whose notebook it is: the first folder tells, or what a file's name has besides the lesson's."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from pathlib import PurePosixPath
from unicodedata import normalize

# How learning platforms name what they export, in folders or files.
_PLATFORMS = (
    re.compile(r"(?P<name>.+?)_(?P<number>\d+)_assignsubmission_(?:file|onlinetext)_.*"),  # Moodle
    re.compile(r".+?_(?P<name>[^_]+)_attempt_\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d.*"),  # Blackboard
    re.compile(r"(?P<name>[^_]+)(?:_LATE)?_(?P<number>\d+)_\d+_.+"),  # Canvas
)
_COPIES = re.compile(r"\bcopy of\b|-copy\d*\b|\(\d+\)", re.IGNORECASE)
_LESSON = re.compile(r"(?<![A-Za-z0-9])\d\d(?:_[a-z]+)+")

Parts = tuple[str, ...]


def students_of(files: Sequence[tuple[Parts, int]], slugs: Sequence[str]) -> list[str]:
    """Return the student of each file: of its folders and name, the first few name nobody.

    A platform's number belongs to one assignment, so the name alone is the student; only where
    two in one place have the same name do they keep their numbers.

    >>> ann = ("week1", "Ann Lee_1_assignsubmission_file_", "03.ipynb"), 1
    >>> students_of([ann, (("03_climb - Bob.ipynb",), 0)], ["03_climb"])
    ['Ann Lee', 'Bob']
    """
    # Systems write one letter with an accent in two ways; a student has one name.
    alike = [(tuple(normalize("NFC", part) for part in parts), n) for parts, n in files]
    told = [_told(parts, around, slugs) for parts, around in alike]
    numbers: dict[tuple[Parts, str], set[str]] = defaultdict(set)
    for name, number, place in told:
        numbers[place, name].add(number)
    return [
        f"{name}_{number}" if len(numbers[place, name]) > 1 else name
        for name, number, place in told
    ]


def _told(parts: Parts, around: int, slugs: Sequence[str]) -> tuple[str, str, Parts]:
    """The name, the platform's number or nothing, and the place where both were found."""
    stem = PurePosixPath(parts[-1]).stem
    for depth, part in enumerate((*parts[:-1], stem)):
        for pattern in _PLATFORMS:
            if found := pattern.fullmatch(part):
                return found["name"].strip(), found.groupdict().get("number", ""), parts[:depth]
    if len(parts) > around + 1:
        return parts[around].strip(), "", ()
    return _without_lesson(stem, slugs) or stem, "", ()


def _without_lesson(stem: str, slugs: Sequence[str]) -> str:
    for slug in sorted(slugs, key=len, reverse=True):
        stem = stem.replace(slug, " ")
    return _LESSON.sub(" ", _COPIES.sub(" ", stem)).strip(" -_.,")
