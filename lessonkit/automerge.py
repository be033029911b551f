"""Lesson 5: send a parent whole when enough of its children were hit (auto-merging)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from lessonkit.labels import standing
from lessonkit.records import Child, Hit, Parent, Passage, Span
from lessonkit.terms import count_words
from lessonkit.trace import Decision, Sent, Trace


def children_per_parent(children: Sequence[Child]) -> Counter[str]:
    """Return how many children each parent has."""
    return Counter(child.parent_id for child in children)


def auto_merge(
    hits: Sequence[Hit],
    parents: Mapping[str, Parent],
    sizes: Mapping[str, int],
    *,
    threshold: float = 0.5,
) -> Sent:
    """Return the parents of which at least `threshold` was hit, and the other hits alone.

    The share of a parent is the number of its children that were hit, of the `sizes` children
    that it has (see `children_per_parent`). A share that equals the threshold is enough. A
    merged parent stands at the place of its best hit. Raises ValueError for a threshold that is
    not above 0 and at most 1.
    """
    if not 0 < threshold <= 1:
        raise ValueError(
            f"threshold is a share of a parent, above 0 and at most 1; got {threshold}"
        )
    hits = standing(hits, parents)
    found = Counter(parent_id for parent_id, _ in {(h.child.parent_id, h.child.id) for h in hits})
    merged = {
        parent_id: f"{count} of {sizes[parent_id]} children hit"
        for parent_id, count in found.items()
        if parent_id in parents and count >= threshold * sizes[parent_id]
    }
    passages: list[Passage] = []
    decisions: list[Decision] = []
    done: set[str] = set()
    for hit in hits:
        parent_id = hit.child.parent_id
        why = merged.get(parent_id, "too few of its parent's children were hit")
        if parent_id in done:
            decisions.append(Decision(hit, "sent already", 0, why))
            continue
        if parent_id in merged:
            done.add(parent_id)
            passages.append(_whole(hit, hits, parents[parent_id]))
        else:
            passages.append(_alone(hit))
        outcome = "kept whole" if parent_id in merged else "sent alone"
        decisions.append(Decision(hit, outcome, count_words(passages[-1].text), why))
    return Sent(tuple(passages), Trace(tuple(decisions)))


def _whole(best: Hit, hits: Sequence[Hit], parent: Parent) -> Passage:
    span = Span(parent.id, 0, len(parent.text), parent.text)
    same = tuple(hit for hit in hits if hit.child.parent_id == parent.id)
    return Passage(parent.document_id, "parent", (span,), same, best.score)


def _alone(hit: Hit) -> Passage:
    child = hit.child
    span = Span(child.parent_id, child.start, child.end, child.text)
    return Passage(child.document_id, "child", (span,), (hit,), hit.score)
