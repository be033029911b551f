"""Lesson 9: one document without what a reader may not see, as if it had never been written."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, compress

from lessonkit.labels import effective, may_read
from lessonkit.records import Child, Document, Parent


@dataclass(frozen=True, slots=True)
class Sight:
    """One document as a reader sees it; `children` stand under the ids they are stored under."""

    children: dict[str, Child]
    parents: dict[str, Parent]
    document: Document | None


def sight(
    reader: Collection[str],
    document_id: str,
    children: Iterable[Child],
    parents: Mapping[str, Parent],
    documents: Mapping[str, Document] | None = None,
) -> Sight:
    """Return the document `document_id` as a reader who holds the labels `reader` may see it.

    `children` are all the children of that document. `access.readable` says what is withheld.
    """
    ordered = sorted(children, key=lambda child: child.ordinal)
    if documents is None:
        _check_guides(ordered)
    document = None if documents is None else documents.get(document_id)
    if documents is not None and document is None:
        return Sight({}, {}, None)
    seen: dict[str, Child] = {}
    seen_parents: dict[str, Parent] = {}
    for parent_id, siblings in _named_well(ordered).items():
        parent = parents.get(parent_id)
        if parent and _may_open(reader, parent, siblings, document):
            seen_parents[parent_id], kept = _left_of(reader, parent, siblings)
            seen |= kept
    seen = _closed_up(seen, {child.ordinal for child in ordered})
    with_children = {child.parent_id: seen_parents[child.parent_id] for child in seen.values()}
    return Sight(seen, with_children, _with_parents(document, with_children))


def _check_guides(children: Iterable[Child]) -> None:
    """Raise ValueError unless each parent is its own document, which alone has no other labels."""
    for child in children:
        if child.parent_id != child.document_id:
            raise ValueError(
                "a document's labels hold for its sections too, so give the documents by their "
                f"ids; got none, and {child.parent_id} is a section of {child.document_id}"
            )


def _named_well(children: Iterable[Child]) -> dict[str, list[Child]]:
    """Return the children by parent, without the parents of two children that have one id.

    A hit on the one, which is private, would pass for the other.
    """
    by_parent: dict[str, list[Child]] = {}
    places: dict[str, tuple[int, str, int]] = {}
    unclear: set[str] = set()
    for child in children:
        by_parent.setdefault(child.parent_id, []).append(child)
        place = child.ordinal, child.parent_id, child.start
        if (first := places.setdefault(child.id, place)) != place:
            unclear |= {child.parent_id, first[1]}
    return {key: siblings for key, siblings in by_parent.items() if key not in unclear}


def _may_open(
    reader: Collection[str], parent: Parent, children: Iterable[Child], document: Document | None
) -> bool:
    """Return whether the reader holds the parent's own labels, and its children are in step.

    A child that no longer stands in its parent was cut from another text, with other labels.
    """
    return may_read(reader, effective(parent, (), document)) and all(
        child.document_id == parent.document_id
        and 0 <= child.start <= child.end <= len(parent.text)
        and parent.text[child.start : child.end] == child.text
        for child in children
    )


def _left_of(
    reader: Collection[str], parent: Parent, children: Sequence[Child]
) -> tuple[Parent, dict[str, Child]]:
    """Return what is left of `parent`, and of its children under their stored ids."""
    private = [child for child in children if not may_read(reader, child.labels)]
    if not private:
        return parent, {child.id: child for child in children}
    open_ones = (one for one in children if not any(_overlap(one, other) for other in private))
    kept = {child.id: child for child in open_ones}  # a child that is listed twice counts once
    stays = _stays(parent.text, children, private)
    before = list(accumulate(stays, initial=0))  # how many characters stay before each place
    # A stored id such as D1.3 would tell that there are two others: the numbers are given anew.
    renewed = {
        child.id: replace(
            child,
            id=f"{parent.id}.{number}",
            start=before[child.start],
            end=before[child.end],
            header=(),  # it may hold the words of one that is private
        )
        for number, child in enumerate(kept.values(), 1)
    }
    return replace(parent, text="".join(compress(parent.text, stays))), renewed


def _overlap(child: Child, other: Child) -> bool:
    return child.start < other.end and other.start < child.end


def _stays(text: str, children: Iterable[Child], private: Iterable[Child]) -> bytearray:
    """Return 1 for each character of `text` that stays and 0 for the others.

    With a private child goes what stands between it and the next one, and at the end of the text
    what stood between the last child that stays and it.
    """
    stays = bytearray(b"\1") * len(text)
    end = len(text.rstrip())
    starts = sorted(child.start for child in children)
    for child in private:
        after = next((start for start in starts if start >= child.end), end)
        after = max(after, child.end)
        stays[child.start : after] = bytes(after - child.start)
    while end and not (stays[end - 1] and text[end - 1].strip()):
        end -= 1
        stays[end] = 0
    return stays


def _closed_up(children: dict[str, Child], ordinals: Iterable[int]) -> dict[str, Child]:
    """Return the children with those of `ordinals` closed up that none of them has any more.

    0 is nobody's place.
    """
    left = {child.ordinal for child in children.values()}
    gone = sorted(ordinal for ordinal in ordinals if ordinal > 0 and ordinal not in left)
    if not gone:
        return children
    return {
        key: replace(child, ordinal=child.ordinal - bisect_left(gone, child.ordinal))
        for key, child in children.items()
    }


def _with_parents(document: Document | None, parents: Mapping[str, Parent]) -> Document | None:
    """Return the document with those of its parents that are left; None where none is."""
    if document is None or not parents:
        return None
    left = (parents[parent.id] for parent in document.parents if parent.id in parents)
    return replace(document, parents=tuple(left))
