"""Lesson 6: one ranking from several, by their ranks alone, since scores do not compare."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from lessonkit.cosine import VectorIndex
from lessonkit.index import Index
from lessonkit.overlap import check_k, document_places
from lessonkit.records import Child, Hit


class Fusion:
    """Several indexes over the same children, asked as one. A retriever: call it.

    A child's score is the sum, over the indexes, of 1 / (60 + its rank there), from rank 1: the
    reciprocal rank fusion of Cormack, Clarke and Büttcher (2009). Each index gives its best
    `depth` hits; a child that it does not give adds nothing.
    """

    def __init__(self, *indexes: Index | VectorIndex, depth: int = 100) -> None:
        """Fuse `indexes`. Raises ValueError where there is none, or they hold other children."""
        if not indexes or len({index.children for index in indexes}) > 1:
            raise ValueError("a fusion takes one or more indexes over the same children")
        self._indexes, self._depth = indexes, depth
        self.neighbours = indexes[0].neighbours
        self._places = document_places(self.children)

    def search(self, query: str, k: int | None = None) -> list[Hit]:
        """Return the children that some index found, best first, at most `k` of them.

        Ties keep document order, then position. Raises ValueError for a negative `k`.
        """
        check_k(k)
        rankings = [index.search(query, self._depth) for index in self._indexes]
        scores = reciprocal_ranks(rankings)
        found = {hit.child.id: hit.child for hits in rankings for hit in hits}
        hits = [Hit(found[child_id], score) for child_id, score in scores.items()]
        hits.sort(key=lambda hit: (-hit.score, self._place(hit.child)))
        return hits[:k]

    @property
    def children(self) -> tuple[Child, ...]:
        """The children of the indexes, as they are now: what a reader may see can change."""
        return self._indexes[0].children

    def _place(self, child: Child) -> tuple[int, int]:
        return self._places.get(child.document_id, len(self._places)), child.ordinal

    __call__ = search


def reciprocal_ranks(rankings: Sequence[Sequence[Hit]], damping: float = 60) -> dict[str, float]:
    """Return, for each child id, the sum of 1 / (damping + rank) over the rankings that have it.

    The larger `damping` is, the less it matters to be first. Raises ValueError where it is below 0.
    """
    if damping < 0:
        raise ValueError(f"damping is added to each rank, from 0 up; got {damping}")
    scores: dict[str, float] = defaultdict(float)
    for hits in rankings:
        for rank, hit in enumerate(hits, 1):
            scores[hit.child.id] += 1 / (damping + rank)
    return dict(scores)
