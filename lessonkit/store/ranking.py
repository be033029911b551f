"""Lesson 8: the ranking of lesson 2, from postings in a table.

The terms are looked up heaviest first. As soon as k children surely reach more than all terms that
are left could give together, no other child can come in: from there on we ask only about the
children found already, and small words cost little. The bound is MaxScore's (Turtle and Flood,
1995), as in `lessonkit.index`. Weights are whole multiples of 2**-20, so sums are exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from heapq import nlargest

from lessonkit.overlap import idf_weight
from lessonkit.store.database import Database, Place, Row, in_parts, marks
from lessonkit.terms import terms

# The empty term, which no text has, counts them all: its df is the number of children.
EVERY_CHILD = ""

_DEARER = 3  # times: to look up one child's posting, against reading it in a row of others
_MORE = 100  # children beyond k that are scored to the end, to find k good ones among them
_LONGEST = 400  # characters of a term that a database's index will take


def term_key(term: str) -> str:
    """Return the term as it is stored: itself, or a digest where it is longer than any word.

    >>> term_key("bike")
    'bike'
    """
    return term if len(term) <= _LONGEST else "#" + sha256(term.encode()).hexdigest()


def ranked(
    database: Database, query: str, k: int | None, given: Mapping[str, float] | None = None
) -> list[tuple[Place, float]]:
    """Return the places of the `k` best children with their scores, best first; None for all.

    Terms weigh what is `given`, and their idf where nothing is. Ties keep document order, then
    position.
    """
    df, weights = term_weights(database, query, given)
    scores: dict[Place, float] = {}
    to_beat = 0.0
    while weights:
        left = sum(weights.values())
        if to_beat <= left:
            to_beat = _surely_reached(database, scores, weights, k)
        if closed := to_beat > left:  # no child can come in any more, and of these not all stay
            scores = {place: score for place, score in scores.items() if score + left >= to_beat}
        term = next(iter(weights))
        weight = weights.pop(term)
        for place in _places_with(database, term, df[term], scores if closed else None):
            scores[place] = scores.get(place, 0) + weight
    return sorted(scores.items(), key=lambda item: (-item[1], item[0]))[:k]


def term_weights(
    database: Database, query: str, given: Mapping[str, float] | None = None
) -> tuple[dict[str, int], dict[str, float]]:
    """Return the df of the terms of `query` that some child has, and weights, heaviest first."""
    asked = {term_key(term): term for term in terms(query)}
    df: dict[str, int] = {}
    for part in in_parts([EVERY_CHILD, *sorted(asked)]):
        sql = f"SELECT term, df FROM terms WHERE term IN ({marks(len(part))})"
        df |= dict(database.rows(sql, part))
    n = df.pop(EVERY_CHILD, 0)
    if given is None:
        weights = {term: idf_weight(count, n) for term, count in df.items()}
    else:
        weights = {term: given.get(asked[term], 0) for term in df}
    heaviest = sorted(weights, key=lambda term: (-weights[term], term))
    return df, {term: weights[term] for term in heaviest if weights[term]}


def _places_with(
    database: Database, term: str, df: int, among: dict[Place, float] | None
) -> list[Place]:
    """Return the places of the `df` children that have `term`, or of those `among` them."""
    if among is not None and len(among) * _DEARER < df:
        return [row[:2] for row in _those_with(database, [term], among)]
    places = database.rows("SELECT document, ordinal FROM postings WHERE term = ?", [term])
    return places if among is None else [place for place in places if place in among]


def _surely_reached(
    database: Database, scores: dict[Place, float], weights: dict[str, float], k: int | None
) -> float:
    """Return a score that `k` children have in the end: those best so far, scored to the end."""
    if not k or len(scores) < k:
        return 0
    best = nlargest(k + _MORE, scores, key=scores.__getitem__)
    whole = {place: scores[place] for place in best}
    for document, ordinal, term in _those_with(database, list(weights), best):
        whole[document, ordinal] += weights[term]
    return nlargest(k, whole.values())[-1]


def _those_with(database: Database, some: Sequence[str], places: Iterable[Place]) -> list[Row]:
    """Return document, ordinal and term for each of `some` terms that a child at `places` has."""
    found: list[Row] = []
    for listed, values in database.listed(places):
        sql = (
            f"WITH asked (d, o) AS ({listed}) "
            "SELECT document, ordinal, term FROM asked CROSS JOIN postings "
            f"WHERE term IN ({marks(len(some))}) AND document = d AND ordinal = o"
        )
        found += database.rows(sql, [*values, *some])
    return found
