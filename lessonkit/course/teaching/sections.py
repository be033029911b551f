"""A lesson as it is taught: sections, and in each the pieces of prose and code in their order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from nbformat import NotebookNode

from lessonkit.course.notebooks.speaker_notes import notes_of
from lessonkit.course.notebooks.stored import read
from lessonkit.course.teaching.prose import blocks

HANDOUT = "handout"  # the tag of code that stands in the handout
PREDICT = "**Predict.**"
# What is left to read at home: it has no minutes in the room.
AT_HOME = ("Pro corner", "To look up later")
_HEADING = re.compile(r"#{1,2} +(.+)")


@dataclass(frozen=True, slots=True)
class Note:
    """One line of a speaker's notes. `label` is what it is for, such as Ask."""

    label: str
    text: str


@dataclass(frozen=True, slots=True)
class Piece:
    """Code with what it printed, or prose that holds at most one heading, as its first block.

    A cell with a heading further down gives two pieces; its notes belong to the first.
    """

    source: str
    code: bool = False
    outputs: tuple[NotebookNode, ...] = ()
    notes: tuple[Note, ...] = ()
    tags: tuple[str, ...] = ()

    @property
    def blocks(self) -> list[str]:
        """The blocks of the prose, without the heading and without a prediction."""
        return [block for block in blocks(self.source) if not is_special(block)]

    @property
    def prediction(self) -> str:
        """The paragraph that asks for a prediction; empty for none, and for code."""
        found = [] if self.code else [one for one in blocks(self.source) if PREDICT in one]
        return found[0] if found else ""


@dataclass(frozen=True, slots=True)
class Section:
    """What stands under one heading. The first section is the title and what follows it."""

    title: str
    pieces: tuple[Piece, ...]

    @property
    def at_home(self) -> bool:
        """Whether it is left to read at home."""
        return self.title in AT_HOME


def is_special(block: str) -> bool:
    """Whether a block of prose is a heading, or asks for a prediction."""
    return bool(_HEADING.match(block)) or PREDICT in block


def read_sections(path: Path) -> tuple[Section, ...]:
    """Return the sections of the lesson in `path`. Raises CourseError where it is no notebook."""
    found: list[list[Piece]] = []
    titles: list[str] = []
    for cell in read(path).cells:
        for piece in _pieces(cell):
            heading = None if piece.code else _HEADING.match(piece.source)
            if heading or not found:
                titles.append(heading[1].strip() if heading else "")
                found.append([])
            found[-1].append(piece)
    return tuple(map(Section, titles, map(tuple, found)))


def _pieces(cell: NotebookNode) -> Iterator[Piece]:
    notes = tuple(Note(*pair) for pair in notes_of(cell.metadata))
    tags = tuple(cell.metadata.get("tags", ()))
    if cell.cell_type == "code":
        yield Piece(cell.source, True, tuple(cell.outputs), notes, tags)
    elif cell.cell_type == "markdown":
        first = Piece("", notes=notes, tags=tags)
        for part in _at_headings(cell.source):
            yield replace(first, source=part)
            first = Piece("", tags=tags)


def _at_headings(source: str) -> list[str]:
    """Return the Markdown cut before each heading of the first two levels."""
    parts: list[list[str]] = []
    for block in blocks(source):
        if _HEADING.match(block) or not parts:
            parts.append([])
        parts[-1].append(block)
    return ["\n\n".join(part) for part in parts]
