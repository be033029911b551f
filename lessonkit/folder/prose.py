"""Lesson 10: a paragraph that comes bit by bit, with white space as it may be."""

from __future__ import annotations

import re

from lessonkit.folder.long import cut
from lessonkit.folder.pieces import Piece
from lessonkit.folder.section import Block, Line

_LETTERS = re.compile(r"[^\W_]")


class Prose:
    r"""A paragraph in the making: white space is one blank, and each word knows its line.

    >>> prose = Prose()
    >>> prose.add("Lights\n   on", 7)
    >>> prose.add(" at sunset. ", 8)
    >>> prose.text, [line[:2] for line in prose.taken().lines]
    ('Lights on at sunset.', [(0, 7), (7, 8)])
    """

    def __init__(self) -> None:
        """Begin with nothing."""
        self._parts: list[str] = []
        self._lines: list[Line] = []
        self._length = 0
        self._blank = False
        self._line = 0  # of what was added last

    def __len__(self) -> int:
        """Return how many characters there are so far."""
        return self._length

    @property
    def text(self) -> str:
        """Return what there is, without white space at the end."""
        return "".join(self._parts).rstrip()

    def add(self, text: str, line: int) -> None:
        """Add what stands in the file from `line` on."""
        for place, part in enumerate(text.replace("\xad", "").split("\n"), line):
            self._blank |= place > line or part[:1].isspace()
            if words := " ".join(part.split()):
                if self._blank and self._parts and self._parts[-1] != "\n":
                    self._append(" ")
                if place != self._line:
                    self._lines.append(Line(self._length, place))
                    self._line = place
                self._append(words)
                self._blank = part[-1].isspace()

    def end_line(self) -> None:
        """Let what follows begin on a line of its own."""
        if self._parts and self._parts[-1] != "\n":
            self._append("\n")
            self._line = 0  # the next word has to say where it stands

    def _append(self, text: str) -> None:
        self._parts.append(text)
        self._length += len(text)

    def taken(self) -> Piece | None:
        """Return what there is as a piece, cut into blocks if long; None where no word is in it."""
        text = self.text
        if not _LETTERS.search(text):
            return None
        return Piece(
            text, tuple(Block(a, b) for a, b in cut(text, 0, len(text))), tuple(self._lines)
        )
