"""What is still to be written in a file that `lesson new-lesson` laid."""

from __future__ import annotations

import re

MARK = "WRITE:"
_PLACEHOLDER = re.compile(rf"{MARK} +(.+?)[\"?.*]*$", re.MULTILINE)


def placeholders(source: str) -> list[str]:
    r"""Return what the placeholders of a text ask for, one a line.

    >>> placeholders("# 13 · WRITE: the question?\nx = 1  # WRITE: three lines of code")
    ['the question', 'three lines of code']
    """
    return _PLACEHOLDER.findall(source)
