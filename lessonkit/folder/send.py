"""Lesson 10: which hits of a ranking are sent, and how much is read around each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from lessonkit.cutoff import within_budget
from lessonkit.folder.twins import Told, told_apart
from lessonkit.records import Hit, Parent
from lessonkit.terms import count_words
from lessonkit.trace import Decision, Sent, Trace, show_score
from lessonkit.windows import Neighbours, expand

Search = Callable[[str, int], list[Hit]]

_WEAK = 0.5  # of the best score: below it, a hit shares the question's small words
_FIRST_LOOK = 10  # times k


def steady(search: Search, query: str, k: int) -> list[Hit]:
    """Return the `k` best hits, those of one score by path and place.

    A store breaks ties by the order in which files were read, which is not that of their paths
    when one of them came later. So the search is asked for more until the last tie is complete.
    """
    depth = 2 * k
    while True:
        hits = search(query, depth)
        if len(hits) < depth or hits[-1].score < hits[k - 1].score:
            return by_place(hits)[:k]
        depth *= 4


def by_place(hits: Iterable[Hit]) -> list[Hit]:
    """Return the hits best first, those of one score by path and place."""
    return sorted(hits, key=lambda hit: (-hit.score, hit.child.document_id, hit.child.ordinal))


def strongest(question: str, search: Search, k: int) -> tuple[list[Told], list[Hit]]:
    """Return the `k` best hits that say something different, and the next that are too weak."""
    depth = _FIRST_LOOK * k
    while True:
        ranking = search(question, depth)
        strong = [hit for hit in ranking if hit.score >= _WEAK * ranking[0].score]
        told = told_apart(strong, k)
        if len(told) >= k or len(strong) < len(ranking) or len(ranking) < depth:
            return told, ranking[len(strong) : k]
        depth *= 4


def within(
    hits: Sequence[Hit],
    parents: Mapping[str, Parent],
    neighbours: Neighbours,
    *,
    max_words: int | None,
    window: int | None,
) -> Sent:
    """Return the whole sections of the hits, or with a `window` that much around each hit.

    At most `max_words` words in all. A section that does not fit shrinks to a window and then to
    the child, as in `within_budget`; a window that does not fit is dropped.
    """
    if window is None:
        return within_budget(hits, parents, neighbours, max_words=max_words)
    kept: list[Hit] = []
    dropped: list[Decision] = []
    for hit in hits:
        words = _words(expand([*kept, hit], neighbours, parents, window=window))
        if max_words is None or words <= max_words:
            kept.append(hit)
        else:
            why = f"with it there would be {words} words, and the budget is {max_words}"
            dropped.append(Decision(hit, "dropped", 0, why))
    sent = expand(kept, neighbours, parents, window=window)
    return Sent(sent.passages, Trace((*sent.trace.decisions, *dropped)))


def explained(sent: Sent, told: Sequence[Told], weak: Sequence[Hit]) -> Trace:
    """Return the trace of what was sent, with what became of the weak hits."""
    best = show_score(told[0].hit.score) if told else ""
    said = f"its score is below half of the best, {best}"
    return Trace((*sent.trace.decisions, *(Decision(hit, "dropped", 0, said) for hit in weak)))


def _words(sent: Sent) -> int:
    return sum(count_words(passage.text) for passage in sent.passages)
