"""Lesson 10: what a reader of files gives: a title, sections, and the pieces of each to search."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple


class UnreadableError(ValueError):
    """A file that cannot be read as what it claims to be; the sentence says why."""


class NotOpenedError(UnreadableError):
    """A file that could not be opened this time; nothing is wrong with what is in it."""


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a section that is searched as one: a paragraph, an item, code, rows of a table.

    It is `section.text[start:end]`. `header` holds words that say what it is about and stand
    elsewhere, as the header row of a table does whose rows are several blocks: searched with it
    and shown above it, never part of the quote.
    """

    start: int
    end: int
    header: str = ""


class Line(NamedTuple):
    """From `offset` of a section's text on, the text stands at `line` of the file, from 1.

    In a notebook it is line `line` of cell `cell`, both from 1; elsewhere `cell` is 0.
    """

    offset: int
    line: int
    cell: int = 0


@dataclass(frozen=True, slots=True)
class Section:
    """What stands under one heading, up to the next.

    `headings` are those above it, the outermost first, its own last; there are none above the
    first heading of a file. `text` leaves its own heading line out. `blocks` are in order and do
    not overlap; between two of them is nothing to search. `lines` are in order, the first at
    offset 0: where the text does not run on line by line as in the file, a new one begins.
    """

    headings: tuple[str, ...]
    text: str
    blocks: tuple[Block, ...]
    lines: tuple[Line, ...]

    def line_at(self, offset: int) -> Line:
        """Return where the character at `offset` of the text stands in the file."""
        return line_at(self.lines, self.text, offset)


def line_at(lines: Sequence[Line], text: str, offset: int) -> Line:
    """Return where the character at `offset` of a section's text stands, by its `lines`."""
    known = lines[bisect_right(lines, offset, key=lambda line: line.offset) - 1]
    return Line(offset, known.line + text.count("\n", known.offset, offset), known.cell)


@dataclass(frozen=True, slots=True)
class Reading:
    """A file as it was read: its title, which may be empty, and its sections in order."""

    title: str
    sections: tuple[Section, ...]
