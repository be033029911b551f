"""Lesson 6: rank children by the cosine between vectors, whatever made the vectors."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence

import numpy as np

from lessonkit.overlap import check_k, document_order
from lessonkit.records import Child, Hit
from lessonkit.windows import positions

# n texts in, n rows out: a numpy array or a sparse matrix of scipy, each row a vector of length 1.
Embed = Callable[[Sequence[str]], "np.ndarray"]

# Every number of a vector is a whole multiple of 2**-15. Products and sums of such numbers are
# exact, so from the same vectors a score does not depend on the machine, the library or the order
# of the additions.
VECTOR_STEPS = 2**15


def cosine(u: Sequence[float], v: Sequence[float]) -> float:
    """Return the cosine of the angle between two vectors, from -1 to 1: how alike they point.

    Rounding can take it past either end by a few units of the last place. How long the vectors
    are does not matter. One of only zeros points nowhere and is like nothing: 0. Raises
    ValueError for vectors of two sizes.

    >>> cosine([3, 4], [6, 8]), cosine([1, 0], [0, 1])
    (1.0, 0.0)
    """
    if len(u) != len(v):
        raise ValueError(
            f"two vectors have one size, or they cannot be compared; got {len(u)} "
            f"numbers and {len(v)}"
        )
    u_length, v_length = math.hypot(*u), math.hypot(*v)
    if not (u_length and v_length):
        return 0.0
    return math.fsum(x / u_length * (y / v_length) for x, y in zip(u, v, strict=True))


def with_titles(children: Iterable[Child], titles: Mapping[str, str]) -> list[str]:
    """Return each child's text with its parent's title before it, for embedding alone.

    `titles` finds a title by the parent's id; a child without one keeps its bare text. What is
    sent to the reader is still the child.

    >>> child = Child("D50.2", "D50", "D50", 2, 0, 15, "Lights at dusk.")
    >>> with_titles([child], {"D50": "Bike safety guide"})
    ['Bike safety guide. Lights at dusk.']
    """
    return [
        f"{titles[child.parent_id]}. {child.text}" if titles.get(child.parent_id) else child.text
        for child in children
    ]


def on_grid(vectors: np.ndarray) -> np.ndarray:
    """Return the vectors with every number rounded to a whole multiple of 2**-15.

    Also for a sparse matrix, of which a copy comes back. A score moves by less than 0.001, where
    a vector has at most 1,000 numbers that are not 0.
    """
    if not hasattr(vectors, "toarray"):
        return np.rint(np.asarray(vectors, dtype=np.float64) * VECTOR_STEPS) / VECTOR_STEPS
    rounded = vectors.copy().astype(np.float64)
    rounded.data = on_grid(rounded.data)
    return rounded


class VectorIndex:
    """Children ready to be ranked by cosine. A retriever, as the overlap index is: call it.

    `embed` turns texts into vectors: `TfIdf`, `Lsa` and `MiniLM` do, or any function of yours whose
    vectors have the length 1 (the grid takes much away from shorter ones). `children` holds them
    in document order: documents as the input first names them, then by ordinal.
    """

    def __init__(
        self, children: Sequence[Child], embed: Embed, texts: Sequence[str] | None = None
    ) -> None:
        """Index `children` by the vectors of `texts`, one a child; without, by their own texts.

        `with_titles` makes such texts. Raises ValueError where there is not one text a child.
        """
        texts = [child.text for child in children] if texts is None else texts
        if len(texts) != len(children):
            raise ValueError(
                f"each child has one text to embed; got {len(children)} children and "
                f"{len(texts)} texts"
            )
        place = document_order(children)
        order = sorted(range(len(children)), key=lambda n: place(children[n]))
        self.children = tuple(children[n] for n in order)
        self.neighbours = positions(self.children)
        self._embed = embed
        self._vectors = on_grid(embed([texts[n] for n in order])) if order else np.zeros((0, 1))
        self._squares = _squares(self._vectors)

    def scores(self, query: str) -> np.ndarray:
        """Return the cosine of `query` with every child, in the order of `children`."""
        if not self.children:
            return np.zeros(0)
        asked = on_grid(self._embed([query]))
        asked = (asked.toarray() if hasattr(asked, "toarray") else asked)[0]
        lengths = np.sqrt(self._squares * (asked @ asked))
        dots = self._vectors @ asked
        return np.divide(dots, lengths, out=np.zeros_like(dots), where=lengths > 0)

    def search(self, query: str, k: int | None = None) -> list[Hit]:
        """Return the children whose cosine with `query` is above 0, best first, at most `k`.

        Ties keep document order, then position. Any string is a query. Raises ValueError for a
        negative `k`.
        """
        check_k(k)
        scores = self.scores(query)
        best = _best(scores, np.flatnonzero(scores > 0), k)
        return [Hit(self.children[n], float(scores[n])) for n in best]

    __call__ = search


def _best(scores: np.ndarray, places: np.ndarray, k: int | None) -> np.ndarray:
    """Return at most `k` of `places`, by score, then as they stand.

    Sorting all costs more than scoring them: only those that reach the k-th best are sorted.
    """
    if k and k < len(places):
        kth_best = np.partition(scores[places], -k)[-k]
        places = places[scores[places] >= kth_best]
    return places[np.argsort(-scores[places], kind="stable")][:k]


def _squares(vectors: np.ndarray) -> np.ndarray:
    """Return the square of each row's length: rounding has left it a little off 1."""
    if hasattr(vectors, "toarray"):
        return np.asarray(vectors.multiply(vectors).sum(axis=1)).ravel()
    return np.einsum("ij,ij->i", vectors, vectors)
