"""Lesson 10: what is too long to be searched as one, and where it is cut."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import ceil

from lessonkit.sentences import sentence_spans

MAX_WORDS = 120  # of a block: about what a sentence-embedding model reads of a text
_WORD = re.compile(r"\S+")


def size(text: str) -> int:
    """Return how long a text is in words, also in a script that puts no blanks between them.

    There ten characters count as a word.

    >>> size("Lights on."), size("今天天气很好。我们去公园吧！你来吗？好的。")
    (2, 2)
    """
    return max(len(text.split()), len(text) // 10)


def runs(sizes: Sequence[int], most: int = MAX_WORDS) -> Iterator[tuple[int, int]]:
    """Yield the (first, behind) of runs of about equal size, none above `most` that can be less.

    >>> list(runs([50, 50, 50, 50, 300]))
    [(0, 2), (2, 4), (4, 5)]
    """
    total = sum(sizes)
    aim = ceil(total / (ceil(total / most) or 1)) or 1
    first = held = 0
    for place, one in enumerate(sizes):
        if place > first and (held + one > most or held >= aim):
            yield first, place
            first, held = place, 0
        held += one
    if sizes:
        yield first, len(sizes)


def cut(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield the spans of `text[start:end]` as it is, or of runs of its sentences where it is long.

    A sentence that is too long by itself is cut between words.
    """
    piece = text[start:end]
    if size(piece) <= MAX_WORDS:
        yield start, end
        return
    spans = [
        span for sentence in sentence_spans(piece) for span in _words_of_long(piece, *sentence)
    ]
    for first, behind in runs([size(piece[a:b]) for a, b in spans]):
        yield start + spans[first][0], start + spans[behind - 1][1]


def _words_of_long(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield the span of a sentence, or of runs of its words if there are too many."""
    if size(text[start:end]) <= MAX_WORDS:
        yield start, end
        return
    words = [match.span() for match in _WORD.finditer(text, start, end)]
    for first, behind in runs([size(text[a:b]) or 1 for a, b in words]):
        yield words[first][0], words[behind - 1][1]
