"""Lesson 10: code that comes bit by bit, to be kept as it is."""

from __future__ import annotations

import re

from lessonkit.folder.pieces import Piece
from lessonkit.folder.section import Block, Line, line_at

_BLANK_LINES = re.compile(r"(?:[^\S\n]*\n)*")


class Verbatim:
    r"""A block of code in the making; its lines stand as they do in the file.

    >>> code = Verbatim()
    >>> code.add("\n\n  a\n\n  b\n", 3)
    >>> code.taken().text, code.taken().lines
    ('  a\n\n  b', (Line(offset=0, line=5, cell=0),))
    """

    def __init__(self, cell: int = 0) -> None:
        """Begin with nothing; in a notebook `cell` is the number of the cell."""
        self._cell = cell
        self._parts: list[str] = []
        self._lines: list[Line] = []
        self._length = 0
        self._line = 0  # where the next character stands if the file goes on as the code does

    def __len__(self) -> int:
        """Return how many characters there are so far."""
        return self._length

    def add(self, text: str, line: int) -> None:
        """Add what stands in the file from `line` on."""
        if line != self._line:
            self._lines.append(Line(self._length, line, self._cell))
        self._parts.append(text)
        self._length += len(text)
        self._line = line + text.count("\n")

    def end_line(self) -> None:
        """Let what follows begin on a line of its own."""
        if self._parts and not self._parts[-1].endswith("\n"):
            self.add("\n", self._line)

    def taken(self) -> Piece | None:
        """Return what there is as one block, without blank lines around it; None if blank."""
        text = "".join(self._parts).rstrip()
        if not text:
            return None
        start = _BLANK_LINES.match(text).end()
        first = line_at(self._lines, text, start)._replace(offset=0)
        later = [line._replace(offset=line.offset - start) for line in self._lines]
        lines = (first, *(line for line in later if 0 < line.offset < len(text) - start))
        return Piece(text[start:], (Block(0, len(text) - start),), lines)
