"""A message to a student, taken apart for an instructor: what it says, and its values."""

from __future__ import annotations

import re
from dataclasses import dataclass

from lessonkit.course.grading.visible import shortened

_VALUE = re.compile(r"(call|expected|yours): +(.*)")
_GOES_ON = " " * 10  # how the second line of a value begins
_LABELS = {"call": "call", "expected": "expected", "yours": "theirs"}


@dataclass(frozen=True, slots=True)
class Part:
    """Sentences, or a value with its label: the call, what was expected, what was theirs."""

    text: str
    label: str = ""


def message_parts(message: str, without: str = "") -> list[Part]:
    r"""Return the parts of a message in order, less the sentence that stands above them already.

    >>> message_parts("Keep the order.\nexpected: 1\nyours:    2", without="Keep the order.")
    [Part(text='1', label='expected'), Part(text='2', label='theirs')]
    """
    parts: list[Part] = []
    for line in shortened(message.removeprefix(without)).strip("\n").splitlines():
        if found := _VALUE.match(line):
            parts.append(Part(found[2], _LABELS[found[1]]))
        elif parts and parts[-1].label and line.startswith(_GOES_ON):
            parts[-1] = Part(f"{parts[-1].text}\n{line.removeprefix(_GOES_ON)}", parts[-1].label)
        elif line.strip():
            parts.append(Part(line))
    return parts


def sentence(wrong_answer: dict) -> str:
    """Return what a teacher says to a wrong answer, else the first line of the message."""
    return wrong_answer["says"] or wrong_answer["message"].partition("\n")[0]
