"""Expected beside yours: the first line that differs, with what the eye cannot see made visible."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

WIDTH = 320  # characters of a line that are shown
_NOTHING = "(no more lines)"
_ZERO_WIDTH = re.compile("[\u200b\u200c\u200d\u2060\ufeff\u00ad]")


@dataclass(frozen=True, slots=True)
class Difference:
    """The first line, from 0, in which two texts differ; a remark where it is hard to see."""

    line: int
    expected: str
    yours: str
    remark: str = ""


def first_difference(expected: str, yours: str) -> Difference | None:
    """Return the first line that differs, or None for equal texts.

    >>> first_difference("two words\\n", "two words \\n").remark
    'The lines look alike: · is a blank, and there are more blanks in yours.'
    """
    if expected == yours:
        return None
    wanted, got = expected.splitlines(), yours.splitlines()
    for line in range(max(len(wanted), len(got))):
        ours = wanted[line] if line < len(wanted) else _NOTHING
        theirs = got[line] if line < len(got) else _NOTHING
        if ours != theirs:
            return _of_lines(line, ours, theirs)
    missing = "lacks the" if expected.endswith("\n") else "has one more"
    remark = f"Yours {missing} line end after the last line."
    return Difference(max(len(wanted) - 1, 0), _last(wanted), _last(got), remark)


def _last(lines: list[str]) -> str:
    return lines[-1] if lines else ""


def _of_lines(line: int, expected: str, yours: str) -> Difference:
    if _looks(expected) != _looks(yours):
        return Difference(line, *_around_difference(expected, yours))
    blanks = yours.count(" ") - expected.count(" ")
    if re.sub("[ ]", "", expected) == re.sub("[ ]", "", yours):
        how = "more" if blanks > 0 else "fewer" if blanks < 0 else "differently placed"
        remark = f"The lines look alike: · is a blank, and there are {how} blanks in yours."
    else:
        remark = "The lines look alike; · is a blank, → a tab, \\u… another character."
    shown = _around_difference(_made_visible(expected), _made_visible(yours))
    return Difference(line, *shown, remark)


def _looks(text: str) -> str:
    """The text as the eye takes it: one blank is like many, and zero width is nothing."""
    plain = unicodedata.normalize("NFKC", _ZERO_WIDTH.sub("", text))
    return " ".join(plain.split())


def _made_visible(text: str) -> str:
    escaped = text.encode("ascii", "backslashreplace").decode()
    return escaped.replace(" ", "·").replace("\t", "→")


def _around_difference(expected: str, yours: str) -> tuple[str, str]:
    pairs = zip(expected, yours, strict=False)
    at = next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(expected), len(yours)))
    start = max(0, at - WIDTH // 2) if max(len(expected), len(yours)) > WIDTH else 0
    return _part(expected, start), _part(yours, start)


def _part(text: str, start: int) -> str:
    before = "..." if start else ""
    after = "..." if len(text) > start + WIDTH else ""
    return before + text[start : start + WIDTH] + after
