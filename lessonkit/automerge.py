"""Lesson 5: send a parent whole when enough of its children were hit (auto-merging)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

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
    found = Counter(parent_id for parent_id, _ in {(h.child.parent_id, h.child.id) for h in hits})
    merged = {
        parent_id: f"{count} of {sizes[parent_id]} children hit"
        for parent_id, count in found.items()
        if parent_id in parents and count >= threshold * sizes[parent_id]
    }
    passages = tuple(_passages(hits, parents, merged))
    leaders = {id(passage.hits[0]): passage for passage in passages}
    decisions = (_decision(hit, leaders.get(id(hit)), merged) for hit in hits)
    return Sent(passages, Trace(tuple(decisions)))


def _passages(
    hits: Sequence[Hit], parents: Mapping[str, Parent], merged: Mapping[str, str]
) -> Iterator[Passage]:
    done: set[str] = set()
    for hit in hits:
        child = hit.child
        if child.parent_id not in merged:
            span = Span(child.parent_id, child.start, child.end, child.text)
            yield Passage(child.document_id, "child", (span,), (hit,), hit.score)
        elif child.parent_id not in done:
            done.add(child.parent_id)
            parent = parents[child.parent_id]
            span = Span(parent.id, 0, len(parent.text), parent.text)
            same = tuple(other for other in hits if other.child.parent_id == parent.id)
            yield Passage(child.document_id, "parent", (span,), same, hit.score)


def _decision(hit: Hit, passage: Passage | None, merged: Mapping[str, str]) -> Decision:
    why = merged.get(hit.child.parent_id, "too few of its parent's children were hit")
    if passage is None:
        return Decision(hit, "sent already", 0, why)
    outcome = "kept whole" if passage.kind == "parent" else "sent alone"
    return Decision(hit, outcome, count_words(passage.text), why)
