"""Lesson 2, at size: children indexed once and searched often, with the ranking of the scan.

All children lie on one pile, and the question's terms sift it, the heaviest first: those that
have the term to one side, those that lack it to the other. The best that a pile can still score
is known before it is sifted: the weight of the whole question, less what the pile lacks already.
We always sift the pile that lacks least. The first pile that has been through all terms is then
the top of the ranking, and a small word that thousands of children have is looked up only in the
few piles that could get there.

The bound is that of MaxScore (Turtle and Flood, "Query evaluation: strategies and
optimizations", 1995): the score so far, and all that the terms not yet looked up could add.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, reduce
from heapq import heappop, heappush
from itertools import islice
from operator import attrgetter, or_

from lessonkit.overlap import check_k, check_weights, document_order
from lessonkit.piles import Pile, pile_of, places_in
from lessonkit.records import Child, Hit
from lessonkit.terms import terms
from lessonkit.windows import check_window

# A term that one child in 256 has, or more, is kept as a pile; a rarer one as a list of places.
# A pile costs a bit for each child of the corpus, which is too much for thousands of rare terms.
_PILE_FROM = 256

# A question of very many terms can sift the piles to dust. After so many sifts, we count instead.
_MOST_SIFTS = 1_000

_ORDINAL = attrgetter("ordinal")

_Wanted = list[tuple[float, str]]  # weight and term, heaviest first
_Sifted = tuple[float, int, Pile]  # the weight that a pile lacks, after how many terms, the pile


class Index:
    """Children made ready for search; the ranking is that of `overlap.search`, to the last tie.

    An index is a retriever: call it with a question. `children` holds them in document order:
    documents as the input first names them, then by ordinal.

    >>> from lessonkit import load_guides, split_parents
    >>> index = Index(split_parents(load_guides()))
    >>> [hit.child.id for hit in index("When should I turn on the bike lights?", k=2)]
    ['D50.2', 'D50.4']
    """

    def __init__(
        self, children: Sequence[Child], *, weights: Mapping[str, float] | None = None
    ) -> None:
        """Index `children`. `weights` are those of `overlap.idf`; without, every term weighs 1.

        Raises ValueError for a weight that is below zero or no whole number of 2**-20: the sum
        of such weights depends on their order, and the bound would not hold.
        """
        self.children = tuple(sorted(children, key=document_order(children)))
        self._documents = _document_edges(self.children)
        postings = _postings(self.children)
        self._weights = _weights(postings, weights)
        self._rows = {term: self._row(postings[term]) for term in self._weights}

    def search(self, query: str, k: int | None = None) -> list[Hit]:
        """Return the children that share a term with `query`, best first, at most `k` of them.

        Any string is a query. Raises ValueError for a negative `k`.
        """
        check_k(k)
        ranking = self._ranking(self._wanted(query))
        hits = (Hit(self.children[place], score) for score, places in ranking for place in places)
        return list(islice(hits, k))

    __call__ = search

    def neighbours(self, child: Child, window: int = 1) -> list[Child]:
        """Return the children of the same document at most `window` places from `child`, in order.

        The child itself is among them. A large corpus takes no longer than a small one. Raises
        ValueError for a negative window.
        """
        check_window(window)
        start, stop = self._documents.get(child.document_id, (0, 0))
        first = bisect_left(self.children, child.ordinal - window, start, stop, key=_ORDINAL)
        last = bisect_right(self.children, child.ordinal + window, start, stop, key=_ORDINAL)
        return list(self.children[first:last])

    def _wanted(self, query: str) -> _Wanted:
        """Return the terms of `query` that some child has, each with its weight."""
        found = {(self._weights[term], term) for term in terms(query) if term in self._weights}
        return sorted(found, reverse=True)

    def _ranking(self, wanted: _Wanted) -> Iterator[tuple[float, Iterable[int]]]:
        """Yield each score that occurs, best first, with the places of the children that have it.

        Of two piles that lack the same, the one that has been through fewer terms comes first:
        it may hold children of the very score that is next, and earlier in document order.
        """
        total = sum(weight for weight, _ in wanted)
        piles: list[_Sifted] = [(0, 0, (1 << len(self.children)) - 1)]
        pile_with = cache(self._pile_with)  # for this question alone: rare terms are made piles
        for _ in range(_MOST_SIFTS):
            lacked, looked_up, pile = _pop(piles) if piles else (total, 0, 0)
            if lacked == total:
                return
            if looked_up == len(wanted):
                yield total - lacked, places_in(pile)
                continue
            weight, term = wanted[looked_up]
            having = pile & pile_with(term)
            _push(piles, (lacked, looked_up + 1, having))
            _push(piles, (lacked + weight, looked_up + 1, pile ^ having))
        yield from self._counted(wanted, reduce(or_, (pile for *_, pile in piles), 0))

    def _counted(self, wanted: _Wanted, left: Pile) -> Iterator[tuple[float, Iterable[int]]]:
        """Yield the ranking of the children in `left` from a count of every term they have."""
        scores: list[float] = [0] * len(self.children)
        for weight, term in wanted:
            row = self._rows[term]
            for place in places_in(row) if isinstance(row, Pile) else row:
                scores[place] += weight
        by_score = defaultdict(list)
        for place in places_in(left):
            by_score[scores[place]].append(place)
        for score in sorted(by_score.keys() - {0}, reverse=True):
            yield score, by_score[score]

    def _row(self, places: array[int]) -> Pile | array[int]:
        """Return `places` as the index keeps them: a pile where they are many."""
        many = len(places) * _PILE_FROM >= len(self.children)
        return pile_of(places, len(self.children)) if many else places

    def _pile_with(self, term: str) -> Pile:
        """Return the pile of the children that have `term`."""
        row = self._rows[term]
        return row if isinstance(row, Pile) else pile_of(row, len(self.children))


def _postings(children: Sequence[Child]) -> dict[str, array[int]]:
    """Return, for each term, the places of the children that have it, in order."""
    postings: dict[str, array[int]] = defaultdict(lambda: array("I"))
    for place, child in enumerate(children):
        for term in set(terms(child.searched)):
            postings[term].append(place)
    return postings


def _weights(found: Iterable[str], weights: Mapping[str, float] | None) -> dict[str, float]:
    """Return the weight of each term of `found`; one without a weight is left out."""
    if weights is None:
        return dict.fromkeys(found, 1)
    check_weights(weights)
    return {term: weights[term] for term in found if term in weights}


def _document_edges(children: Sequence[Child]) -> dict[str, tuple[int, int]]:
    """Return where in `children` each document starts, and where it has ended."""
    edges: dict[str, tuple[int, int]] = {}
    for place, child in enumerate(children):
        start, _ = edges.get(child.document_id, (place, place))
        edges[child.document_id] = (start, place + 1)
    return edges


def _push(piles: list[_Sifted], sifted: _Sifted) -> None:
    """Put a pile on the heap unless it is empty."""
    if sifted[2]:
        heappush(piles, sifted)


def _pop(piles: list[_Sifted]) -> _Sifted:
    """Return the pile that lacks least, joined by those that lack as much after as many terms."""
    lacked, looked_up, pile = heappop(piles)
    while piles and piles[0][:2] == (lacked, looked_up):
        pile |= heappop(piles)[2]
    return lacked, looked_up, pile
