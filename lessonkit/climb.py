"""Lesson 3: climb from the children that matched to the parents worth reading."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from lessonkit.records import Hit


def unique_parents(parent_ids: Iterable[str]) -> list[str]:
    """Return the ids without repeats, each where it first appeared.

    >>> unique_parents(["D50", "D51", "D50"])
    ['D50', 'D51']
    """
    seen: set[str] = set()
    unique: list[str] = []
    for parent_id in parent_ids:
        if parent_id not in seen:
            seen.add(parent_id)
            unique.append(parent_id)
    return unique


def rank_parents(
    hits: Sequence[Hit], by: Literal["best", "sum", "mean"] = "best"
) -> dict[str, float]:
    """Return each parent's score from the scores of its hits, best parent first.

    `best` is the default: a parent is as good as its best child. `sum` rewards a long parent
    for many weak children, `mean` punishes a good one for them. Ties keep the order in which
    the hits first name the parents. For two parents rather than two children, cut here:
    `list(rank_parents(hits))[:2]`. Raises ValueError for any other `by`.
    """
    pick = {"best": max, "sum": sum, "mean": lambda scores: sum(scores) / len(scores)}
    if by not in pick:
        raise ValueError(f"by is one of {', '.join(pick)}; got {by!r}")
    scores: dict[str, list[float]] = {}
    for hit in hits:
        scores.setdefault(hit.child.parent_id, []).append(hit.score)
    ranked = sorted(scores, key=lambda parent_id: -pick[by](scores[parent_id]))
    return {parent_id: pick[by](scores[parent_id]) for parent_id in ranked}


def capped(hits: Iterable[Hit], per_document: int) -> list[Hit]:
    """Return the hits in their order, at most `per_document` of each document.

    Cap the whole ranking and cut at k afterwards, or one document still shuts the others out.
    Raises ValueError for a negative cap.
    """
    if per_document < 0:
        raise ValueError(f"per_document is a number of hits from 0 up; got {per_document}")
    taken: Counter[str] = Counter()
    kept: list[Hit] = []
    for hit in hits:
        if taken[hit.child.document_id] < per_document:
            taken[hit.child.document_id] += 1
            kept.append(hit)
    return kept


def context_words(parent_ids: Iterable[str], words: Mapping[str, int]) -> int:
    """Return how many words are sent when the parents `parent_ids` are, repeats counted again.

    >>> context_words(["D50", "D50"], {"D50": 34})
    68
    """
    return sum(words[parent_id] for parent_id in parent_ids)
