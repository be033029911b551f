"""Lesson 4: the whole method in one function. Search small, read big."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from lessonkit.cutoff import above, within_budget
from lessonkit.overlap import check_k, search
from lessonkit.records import Child, Hit, Parent
from lessonkit.trace import Decision, Sent, Trace, show_score
from lessonkit.windows import Neighbours, neighbours

Retriever = Callable[[str], list[Hit]]


def small_to_big(
    question: str,
    children: Sequence[Child] | Retriever,
    parents: Mapping[str, Parent],
    *,
    k: int = 2,
    min_score: float = 0,
    max_words: int | None = None,
    window: int = 1,
) -> Sent:
    """Return the passages to read for `question`, and the trace that says why.

    The steps: rank the children, keep those of at least `min_score`, cut at `k` children,
    climb to their parents without repeats, and send within `max_words` words (`within_budget`
    says how a parent that is too long shrinks to a window of `window` children on each side).

    `children` is a list of children, an index or store (anything with `search(query, k)` and
    `neighbours(child, window)`), or any function from a question to its hits; a function knows
    no neighbours, so its hits shrink to the child at once. `parents` finds a parent by its id.
    An empty result is an answer: nothing matched well enough. Raises ValueError for a
    negative `k`, `max_words` or `window`.

    >>> from lessonkit import load_guides, split_parents
    >>> guides = {guide.id: guide for guide in load_guides()}
    >>> children = split_parents(guides.values())
    >>> sent = small_to_big("Where do I return the bike?", children, guides, max_words=60)
    >>> [(passage.document_id, passage.kind) for passage in sent.passages]
    [('D51', 'parent'), ('D50', 'child')]
    """
    check_k(k)
    check_parents(parents)
    ranking = _ranking(question, children, k)
    kept = above(ranking, min_score)[:k]
    sent = within_budget(kept, parents, _lookup(children), max_words=max_words, window=window)
    weak = [hit for hit in ranking[:k] if not above([hit], min_score)]
    dropped = [Decision(hit, "dropped", 0, _too_weak(hit, min_score)) for hit in weak]
    return Sent(sent.passages, Trace((*sent.trace.decisions, *dropped)))


def check_parents(parents: Mapping[str, Parent]) -> None:
    """Raise TypeError unless a parent can be looked up in `parents` by its id."""
    if not hasattr(parents, "get"):
        raise TypeError(
            "parents finds a parent by its id, as {parent.id: parent for parent in guides} does; "
            f"got a {type(parents).__name__}"
        )


def _ranking(question: str, children: Sequence[Child] | Retriever, k: int) -> list[Hit]:
    if hasattr(children, "search"):
        return children.search(question, k)
    return children(question) if callable(children) else search(question, children)


def _lookup(children: Sequence[Child] | Retriever) -> Neighbours | None:
    if hasattr(children, "neighbours"):
        return children.neighbours
    if callable(children):
        return None
    return partial(_neighbours_in, children)


def _neighbours_in(children: Sequence[Child], child: Child, window: int) -> list[Child]:
    return neighbours(child, children, window)


def _too_weak(hit: Hit, min_score: float) -> str:
    if hit.score <= 0:
        return "a score of 0 or less never counts"
    score, minimum = show_score(hit.score), show_score(min_score)
    if score == minimum:  # 0.4999 and 0.5 look alike when rounded
        score, minimum = repr(hit.score), repr(min_score)
    return f"its score {score} is below the minimum {minimum}"
