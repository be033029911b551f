"""Lesson 10: a table that comes bit by bit, as rows to search."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from lessonkit.folder.long import runs, size
from lessonkit.folder.pieces import Piece
from lessonkit.folder.prose import Prose
from lessonkit.folder.section import Block, Line


class _Row(NamedTuple):
    text: str
    line: int
    is_header: bool


class Rows:
    """A table in the making: a line for each row, with ` | ` between its cells.

    A long one is several blocks, each but the first with the words of the header row.

    >>> rows = Rows()
    >>> for word, line in [("size", 3), ("cost", 3), ("small", 4), ("5", 5)]:
    ...     rows.cell(is_header=line == 3)
    ...     rows.add(word, line)
    ...     if word == "cost":
    ...         rows.row()
    >>> print(rows.taken().text)
    size | cost
    small | 5
    """

    def __init__(self) -> None:
        """Begin with nothing."""
        self._rows: list[_Row] = []
        self._cells: list[str] = []
        self._cell = Prose()
        self._line = 0  # of the first word in the row
        self._kinds: list[bool] = []  # of its cells: whether each is one of a header

    def __len__(self) -> int:
        """Return how many rows there are so far."""
        return len(self._rows)

    def add(self, text: str, line: int) -> None:
        """Add what stands in the file from `line` on to the cell."""
        self._cell.add(text, line)
        if not self._line and (words := text.lstrip()):
            self._line = line + text.count("\n", 0, len(text) - len(words))

    def end_line(self) -> None:
        """Part what follows from what is in the cell: a row is one line."""
        self._cell.add(" ", 0)

    def cell(self, *, is_header: bool) -> None:
        """Begin a cell."""
        self._end_cell()
        self._kinds.append(is_header)

    def row(self) -> None:
        """Begin a row."""
        self._end_cell()
        text = " | ".join(self._cells)
        if text.strip(" |"):
            is_header = bool(self._kinds) and all(self._kinds)
            self._rows.append(_Row(text.strip(), self._line, is_header))
        self._cells, self._kinds, self._line = [], [], 0

    def _end_cell(self) -> None:
        """Put the cell into its row; what stands before the first cell is none if it is blank."""
        if self._cell or self._cells or self._line:
            self._cells.append(self._cell.text)
        self._cell = Prose()

    def taken(self) -> Piece | None:
        """Return the rows as a piece; None where there are none."""
        self.row()
        if not self._rows:
            return None
        places, lines = [0], []
        for row in self._rows:
            lines.append(Line(places[-1], row.line))
            places.append(places[-1] + len(row.text) + 1)
        text = "\n".join(row.text for row in self._rows)
        return Piece(text, tuple(self._blocks(text, places)), tuple(lines))

    def _blocks(self, text: str, places: list[int]) -> list[Block]:
        """Return runs of rows as blocks, the first with the header and at least a row more."""
        head = next((n for n, row in enumerate(self._rows[:3]) if row.is_header), None)
        header, fixed = ("", 1) if head is None else (self._rows[head].text, head + 2)
        units = list(pairwise([0, *places[fixed:-1], places[-1]]))
        return [
            Block(units[first][0], units[behind - 1][1] - 1, header if first else "")
            for first, behind in runs([size(text[a:b]) for a, b in units])
        ]
