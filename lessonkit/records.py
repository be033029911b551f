"""The records every lesson uses: documents, parents, children, hits and passages."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["parent", "window", "child"]


@dataclass(frozen=True, slots=True)
class Parent:
    """A passage worth reading whole: a short guide, or one section of a longer document.

    `document_id` names the document it belongs to. A short guide is its own document, so
    there the two ids are the same. `labels` say who may read it; empty means everyone.
    """

    id: str
    document_id: str
    text: str
    title: str = ""
    labels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Document:
    """One file of the corpus: its parents, in reading order.

    Every parent's `document_id` is this document's `id`.
    """

    id: str
    title: str
    parents: tuple[Parent, ...]
    category: str = ""
    labels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Child:
    """A small piece cut from one parent, worth matching.

    Invariant: `parent.text[child.start:child.end] == child.text`. `ordinal` is the child's
    place among all children of its document, counted from 1 and dense. The parent's id is a
    field of its own, because nothing can be cut out of an id reliably. `labels` are its own,
    beside those of its parent and document: empty means whoever may read those. `header` is what
    says what it is about and stands elsewhere: the headings above it, the header row of a table
    whose rows were split. It is searched with the text, and never part of a quote.
    """

    id: str
    parent_id: str
    document_id: str
    ordinal: int
    start: int
    end: int
    text: str
    labels: tuple[str, ...] = field(default=(), repr=False)  # most have none
    header: tuple[str, ...] = field(default=(), repr=False)

    @property
    def searched(self) -> str:
        """The text that a search looks into: the header, where there is one, and the child's."""
        return "\n".join((*self.header, self.text))


@dataclass(frozen=True, slots=True)
class Hit:
    """A child with its score for one query. A higher score is a better match."""

    child: Child
    score: float


@dataclass(frozen=True, slots=True)
class Span:
    """A verbatim slice of one parent: `parent.text[span.start:span.end] == span.text`."""

    parent_id: str
    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Passage:
    """What is sent to the reader: a whole parent, a window around a child, or a child alone.

    `spans` are verbatim slices in document order, `hits` the hits that it answers for, best
    first, and `score` is the best hit's.
    """

    document_id: str
    kind: Kind
    spans: tuple[Span, ...]
    hits: tuple[Hit, ...]
    score: float

    @property
    def text(self) -> str:
        """The body: the spans, a blank line between any two that do not touch."""
        return "\n\n".join(span.text for span in self.spans)
