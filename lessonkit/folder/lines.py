"""Lesson 10: the lines of a file, and the sections that are slices of it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lessonkit.folder.section import Block, Line, Section

_BLANK_LINES = re.compile(r"(?:[^\S\n]*\n)*")


class Lines:
    r"""A text, and where each of its lines begins; lines are counted from 0 and end with `\n`."""

    def __init__(self, text: str) -> None:
        """Find where each line begins."""
        self.text = text
        self.list = text.split("\n")
        self._starts = [0]
        for line in self.list:
            self._starts.append(self._starts[-1] + len(line) + 1)

    def span(self, first: int, behind: int, *, indented: bool = False) -> tuple[int, int]:
        """Return the span of some lines without white space at its ends; (n, n) if that is all.

        With `indented` the first line that is not blank keeps what it is indented by.
        """
        start, end = self._starts[first], min(self._starts[behind], len(self.text))
        piece = self.text[start:end].rstrip()
        if indented:
            return start + _BLANK_LINES.match(piece).end(), start + len(piece)
        return start + len(piece) - len(piece.lstrip()), start + len(piece)

    def section(
        self, headings: tuple[str, ...], first: int, behind: int, blocks: Sequence[Block]
    ) -> Section:
        """Return some lines as a section; `blocks` are in the whole text."""
        start, end = self.span(first, behind, indented=True)
        line = 1 + first + self.text.count("\n", self._starts[first], start)
        inside = tuple(Block(b.start - start, b.end - start, b.header) for b in blocks)
        return Section(headings, self.text[start:end], inside, (Line(0, line),))
