"""Lesson 2: search the children by the words they share with the question."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from lessonkit.records import Child, Hit
from lessonkit.terms import terms

# A weight is a whole number of 2**-20. Sums of such numbers are exact, so a score does not
# depend on the order in which its terms are added: an index, a scan and a database agree.
WEIGHT_STEPS = 2**20


def overlap(query: str, text: str) -> int:
    """Return the number of distinct terms that `query` and `text` share.

    >>> overlap("When do the lights go on?", "Switch on the bike lights.")
    3
    """
    return len(set(terms(query)) & set(terms(text)))


def idf(children: Sequence[Child]) -> dict[str, float]:
    """Return each term's inverse document frequency: rare terms weigh much, common ones little.

    ln(1 + (n - df + 0.5) / (df + 0.5)) for a term in df of the n children: the form of
    Robertson and Spärck Jones, with the 1 that Lucene adds to keep it above zero. Rounded to
    a whole number of 2**-20.
    """
    df = Counter(term for child in children for term in set(terms(child.searched)))
    return {term: idf_weight(n, len(children)) for term, n in df.items()}


def idf_weight(df: int, n: int) -> float:
    """Return the weight of a term that occurs in `df` of `n` children.

    >>> idf_weight(1, 1000) > idf_weight(500, 1000) > 0
    True
    """
    weight = math.log(1 + (n - df + 0.5) / (df + 0.5))
    return round(weight * WEIGHT_STEPS) / WEIGHT_STEPS


def search(
    query: str,
    children: Sequence[Child],
    k: int | None = None,
    *,
    weights: Mapping[str, float] | None = None,
) -> list[Hit]:
    """Return the children that share a term with `query`, best first, at most `k` of them.

    The score is the number of distinct terms shared; with `weights` (see `idf`), their sum.
    A child that shares nothing is no hit, so the ranking of an unknown word is empty. Ties
    keep document order (the order in which `children` first names each document), then
    position. Any string is a query. Raises ValueError for a negative `k`.
    """
    check_k(k)
    wanted = set(terms(query))
    hits = [Hit(child, score) for child in children if (score := _score(wanted, child, weights))]
    places = document_places(children)
    hits.sort(key=lambda hit: (-hit.score, places[hit.child.document_id], hit.child.ordinal))
    return hits[:k]


def check_k(k: int | None) -> None:
    """Raise ValueError unless `k` is None or a number of hits from 0 up."""
    if k is not None and k < 0:
        raise ValueError(f"k is a number of children, from 0 up, or None for all; got {k}")


def check_weights(weights: Mapping[str, float]) -> None:
    """Raise ValueError unless each weight is from 0 up and a whole number of 2**-20."""
    for term, weight in weights.items():
        if not 0 <= weight < WEIGHT_STEPS or weight * WEIGHT_STEPS % 1:
            raise ValueError(
                "a weight is a whole number of 2**-20, from 0 to below 2**20, as overlap.idf "
                f"gives; got {weight} for {term!r}"
            )


def document_places(children: Sequence[Child]) -> dict[str, int]:
    """Return each document's place: the order in which `children` first names it."""
    ids = dict.fromkeys(child.document_id for child in children)
    return {document_id: place for place, document_id in enumerate(ids)}


def document_order(children: Sequence[Child]) -> Callable[[Child], tuple[int, int]]:
    """Return the key that sorts documents as `children` first names them, then by ordinal.

    >>> pair = [Child(f"D1.{n}", "D1", "D1", n, 0, 3, "Go.") for n in (2, 1)]
    >>> [child.id for child in sorted(pair, key=document_order(pair))]
    ['D1.1', 'D1.2']
    """
    places = document_places(children)
    return lambda child: (places[child.document_id], child.ordinal)


def _score(wanted: set[str], child: Child, weights: Mapping[str, float] | None) -> float:
    shared = wanted.intersection(terms(child.searched))
    return len(shared) if weights is None else sum(weights.get(term, 0.0) for term in shared)
