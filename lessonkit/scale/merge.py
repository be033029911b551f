"""Lesson 11: what the shards say, put together: statistics are added up, rankings merged."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice

from lessonkit.overlap import idf_weight
from lessonkit.store.database import Place
from lessonkit.store.ranking import EVERY_CHILD, term_key
from lessonkit.terms import terms

Ranking = list[tuple[Place, float]]  # where in its shard a child is, and its score
Found = tuple[int, Place, float]  # in which shard, where in it, and the score


def added(statistics: Iterable[Mapping[str, int]]) -> Counter[str]:
    """Return each term's df in all shards together, from its df in each.

    >>> added([{"bike": 2, "lock": 1}, {"bike": 3}])
    Counter({'bike': 5, 'lock': 1})
    """
    total: Counter[str] = Counter()
    for df in statistics:
        total.update(df)
    return total


def weights_of(query: str, df: Mapping[str, int]) -> dict[str, float]:
    """Return the idf of the terms of `query` in all shards together, whatever one shard has."""
    n = df.get(EVERY_CHILD, 0)
    known = {term: df[key] for term in terms(query) if (key := term_key(term)) in df}
    return {term: idf_weight(count, n) for term, count in known.items()}


def merged(rankings: Sequence[Ranking], k: int | None) -> list[Found]:
    """Return the `k` best of the shards' rankings, each with the number of its shard.

    A tie goes to the earlier shard and, inside a shard, to the earlier place. Shards hold runs of
    the documents, so that is document order, then position.

    >>> merged([[((1, 1), 2.0), ((1, 2), 1.0)], [((1, 1), 2.0)]], k=2)
    [(0, (1, 1), 2.0), (1, (1, 1), 2.0)]
    """
    found = (
        [(shard, place, score) for place, score in ranking]
        for shard, ranking in enumerate(rankings)
    )
    return list(islice(heapq.merge(*found, key=lambda one: -one[2]), k))
