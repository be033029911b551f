"""Lesson 10: sections that are put together from pieces, where a file's text is no slice of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lessonkit.folder.section import Block, Line, Section


class Piece(NamedTuple):
    """A part of a section's text, with what is to search in it and where its lines stand."""

    text: str
    blocks: tuple[Block, ...]
    lines: tuple[Line, ...]


def joined(pieces: Sequence[Piece], between: str = "\n\n") -> Piece:
    """Return some pieces as one, with a blank line or what is asked for between each two.

    >>> one, two = (Piece(word, (Block(0, 3),), (Line(0, 5),)) for word in ["One", "Two"])
    >>> joined([one, two])[:2]
    ('One\\n\\nTwo', (Block(start=0, end=3, header=''), Block(start=5, end=8, header='')))
    """
    blocks: list[Block] = []
    lines: list[Line] = []
    place = 0
    for piece in pieces:
        blocks += [Block(b.start + place, b.end + place, b.header) for b in piece.blocks]
        lines += [Line(line.offset + place, line.line, line.cell) for line in piece.lines]
        place += len(piece.text) + len(between)
    return Piece(between.join(piece.text for piece in pieces), tuple(blocks), tuple(lines))


def whole(piece: Piece) -> Piece:
    """Return the piece with all of it as one block."""
    return piece._replace(blocks=(Block(0, len(piece.text)),))


def section(headings: tuple[str, ...], pieces: Sequence[Piece]) -> Section:
    """Return the section that some pieces make, with blank lines between them."""
    return Section(headings, *joined(pieces))
