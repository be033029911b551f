"""Lesson 10: what a question to a folder found: passages, with the places they stand at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lessonkit.cite import Citation
from lessonkit.folder.files import printable
from lessonkit.folder.section import Line, line_at
from lessonkit.records import Passage, Span
from lessonkit.trace import Trace


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands: a file, and a line of it from 1, in a notebook of a cell."""

    file: str
    line: int
    cell: int = 0

    def __str__(self) -> str:
        """The place as editors and terminals write it: `guide.md:12`."""
        cell = f" cell {self.cell}, line " if self.cell else ":"
        return f"{printable(self.file)}{cell}{self.line}"


@dataclass(frozen=True, slots=True)
class Also:
    """A place that says nearly the same, and pairs of words: those quoted, and those there."""

    place: Place
    differs: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Quote:
    """A hit of a passage: its citation, its place and score, and where else it stands."""

    citation: Citation
    place: Place
    score: float
    header: tuple[str, ...] = ()
    also: tuple[Also, ...] = ()


@dataclass(frozen=True, slots=True)
class Source:
    """A passage to read: the file, the headings above it, and the quotes it was found by.

    `texts` and `lines` have by parent id the text of a section and where it stands in the file.
    """

    passage: Passage
    headings: str
    quotes: tuple[Quote, ...]
    texts: dict[str, str]
    lines: dict[str, Sequence[Line]]

    @property
    def place(self) -> Place:
        """The place of the best quote."""
        return self.quotes[0].place

    def line_at(self, span: Span, offset: int) -> Line:
        """Return the line of the file at which the character at `offset` of the section stands."""
        return line_at(self.lines[span.parent_id], self.texts[span.parent_id], offset)


@dataclass(frozen=True, slots=True)
class Answer:
    """The passages for a question, best first, and the trace that says why. Print it to read it.

    `note` is a doubt about all of them, where there is one.
    """

    question: str
    sources: tuple[Source, ...]
    trace: Trace
    note: str = ""

    @property
    def passages(self) -> tuple[Passage, ...]:
        """The passages alone, as `small_to_big` sends them."""
        return tuple(source.passage for source in self.sources)

    def __str__(self) -> str:
        """The passages with their places, and the lines of the hits marked."""
        from lessonkit.folder.show import as_text

        return as_text(self)
