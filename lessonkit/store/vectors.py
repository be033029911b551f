"""Lesson 8: the vectors of a store's children, all of one model, and the ranking by them.

A number of a vector is kept as a whole number of steps of 2**-15, two bytes. A database finds the
few children that could be among the best, roughly and fast; their scores are then computed as
`VectorIndex` computes them, so that scores and order are the same to the last bit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from lessonkit.cosine import VECTOR_STEPS, Embed
from lessonkit.minilm import on_steps
from lessonkit.overlap import check_k
from lessonkit.records import Child, Document, Hit, Parent
from lessonkit.store.cutting import Cut
from lessonkit.store.database import Database, Place, Row
from lessonkit.store.documents import DocumentsById
from lessonkit.store.reading import children_at, model_of, neighbours_in
from lessonkit.store.trouble import StoreError


def bare(child: Child, parent: Parent) -> str:
    """Return the child's text, and nothing of its parent."""
    return child.text


def titled(child: Child, parent: Parent) -> str:
    """Return the child's text with its parent's title before it, as `with_titles` does."""
    return f"{parent.title}. {child.text}" if parent.title else child.text


@dataclass(frozen=True, slots=True)
class Model:
    """What makes a store's vectors: `embed` turns texts into vectors, `text` is what it is given.

    `name` says all that decides a vector, the version and the text too: a store refuses a model
    of another name, as their vectors cannot be compared.
    """

    name: str
    embed: Embed
    text: Callable[[Child, Parent], str] = bare


class Finder(Protocol):
    """How a database keeps vectors, and finds those near another."""

    tables: Sequence[str]

    def kept(self, steps: np.ndarray) -> object:
        """Return one vector as the database keeps it."""

    def near(self, asked: np.ndarray, k: int | None) -> tuple[list[Place], np.ndarray]:
        """Return places and vectors, the `k` nearest surely among them, and perhaps some more."""


class Vectors:
    """The children of a store ranked by cosine: a retriever, as `VectorIndex` is."""

    def __init__(self, database: Database, model: Model, finder: Finder) -> None:
        """Use the vectors of `model`. Raises StoreError where the store has those of another."""
        self._database, self._model, self._finder = database, model, finder
        self.documents: Mapping[str, Document] = DocumentsById(database)  # their labels hold here
        if not self._fits():
            with database.writing():
                if not self._fits():  # still: another program may have been faster
                    for statement in finder.tables:
                        database.rows(statement)
                    database.rows("INSERT INTO facts VALUES ('model', ?)", [model.name])

    def search(self, query: str, k: int | None = None) -> list[Hit]:
        """Return the children whose cosine with `query` is above 0, best first, at most `k`.

        Ties keep document order, then position. Raises ValueError for a negative `k`.
        """
        check_k(k)
        with self._database.reading():
            if k == 0 or (size := self._size()) is None:
                return []
            [asked] = self._embedded([query])
            _check_size(len(asked), size)
            places, steps = self._finder.near(asked, k)
            scores = cosines(steps, asked)
            best = sorted(zip((-scores).tolist(), places, strict=True))[:k]
            children = children_at(self._database, [place for score, place in best if score < 0])
        return [Hit(children[place], -score) for score, place in best if place in children]

    __call__ = search

    def neighbours(self, child: Child, window: int = 1) -> list[Child]:
        """Return the children of the same document at most `window` places from `child`."""
        return neighbours_in(self._database, child, window)

    def of(self, cuts: Sequence[Cut]) -> list[np.ndarray]:
        """Return the vectors of all children of `cuts`, to be put in. The model works here."""
        parents = {parent.id: parent for one in cuts for parent in one.document.parents}
        texts = [self._model.text(child, parents[child.parent_id]) for child in _children(cuts)]
        return list(self._embedded(texts)) if texts else []

    def put_in(
        self, cuts: Sequence[Cut], places: Mapping[str, int], vectors: Sequence[np.ndarray]
    ) -> None:
        """Insert the vectors that `of` returned. The caller holds the transaction."""
        if not vectors:
            return
        size = self._size()
        if size is None:
            sql = "INSERT INTO facts VALUES ('size', ?)"
            self._database.rows(sql, [str(len(vectors[0]))])
        _check_size(len(vectors[0]), size or len(vectors[0]))
        rows: Iterator[Row] = (
            (places[child.document_id], child.ordinal, self._finder.kept(steps))
            for child, steps in zip(_children(cuts), vectors, strict=True)
        )
        self._database.insert("vectors", rows)

    def _embedded(self, texts: Sequence[str]) -> np.ndarray:
        vectors = self._model.embed(texts)
        vectors = vectors.toarray() if hasattr(vectors, "toarray") else np.asarray(vectors)
        if not (np.abs(vectors) <= 1).all():
            raise ValueError(
                "a vector has length 1, so its numbers lie from -1 to 1; the model "
                f"{self._model.name!r} gives {float(np.abs(vectors).max())}: divide by the length"
            )
        return on_steps(vectors)

    def _size(self) -> int | None:
        """Return how many numbers a vector of the store has; None while there is none."""
        found = self._database.rows("SELECT value FROM facts WHERE name = 'size'")
        return int(found[0][0]) if found else None

    def _fits(self) -> bool:
        """Return whether the store has this model's vectors; False where it is new."""
        name = model_of(self._database)
        if name is None and self._database.rows("SELECT 1 FROM documents LIMIT 1"):
            raise StoreError(
                "this store's documents have no vectors; make a new store with the model "
                f"{self._model.name!r}, and put them in again"
            )
        if name not in (None, self._model.name):
            raise StoreError(
                f"this store has vectors of the model {name!r}, which cannot be compared with "
                f"those of {self._model.name!r}; open it with its own model, or make a new store"
            )
        return name is not None


def cosines(steps: np.ndarray, asked: np.ndarray) -> np.ndarray:
    """Return the cosine of each row with `asked`, exactly as `VectorIndex.scores` has it."""
    rows, one = (kept.astype(np.float64) / VECTOR_STEPS for kept in (steps, asked))  # exact
    lengths = np.sqrt(np.einsum("ij,ij->i", rows, rows) * (one @ one))
    dots = rows @ one
    return np.divide(dots, lengths, out=np.zeros_like(dots), where=lengths > 0)


def rough_error(size: int) -> float:
    """Return twice what a cosine of `size` numbers can be off when computed with 24 bits."""
    return size * 2.0**-21


def _children(cuts: Iterable[Cut]) -> Iterator[Child]:
    return (child for one in cuts for child in one.children)


def _check_size(size: int, expected: int) -> None:
    if size != expected:
        raise StoreError(
            f"all vectors of a store have one size; it has {expected} numbers a vector, and the "
            f"model now gives {size}: open it with the model it was made with"
        )
