"""Lesson 1: split a parent into children that know where they came from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from lessonkit.records import Child, Parent
from lessonkit.sentences import sentence_spans

SentenceRule = Callable[[str], Iterable[tuple[int, int]]]


def split_children(
    parent: Parent, sentences: SentenceRule = sentence_spans, *, first_ordinal: int = 1
) -> list[Child]:
    """Return the children of `parent`, in reading order; none for a blank text.

    Each child is a slice of the parent at stored offsets, named after it: the second child of
    `D50` is `D50.2`. `sentences` is the rule that finds the (start, end) of each sentence and
    can be exchanged. `first_ordinal` is the first child's place in the document, for a parent
    that is not the first one of its document.

    >>> guide = Parent("D1", "D1", "Lock the bike. Keep the key.")
    >>> [(child.id, child.text) for child in split_children(guide)]
    [('D1.1', 'Lock the bike.'), ('D1.2', 'Keep the key.')]
    """
    return [
        Child(
            id=f"{parent.id}.{number}",
            parent_id=parent.id,
            document_id=parent.document_id,
            ordinal=first_ordinal + number - 1,
            start=start,
            end=end,
            text=parent.text[start:end],
        )
        for number, (start, end) in enumerate(sentences(parent.text), start=1)
    ]


def split_parents(
    parents: Iterable[Parent], sentences: SentenceRule = sentence_spans
) -> list[Child]:
    """Return the children of all `parents`, in their order.

    Ordinals run on through the parents of one document. Raises ValueError where two parents
    have one id, and then returns nothing: their children could not be told apart.
    """
    children: list[Child] = []
    seen: set[str] = set()
    last_ordinal: dict[str, int] = {}
    for parent in parents:
        if parent.id in seen:
            raise ValueError(f"two parents have the id {parent.id!r}; give each an id of its own")
        seen.add(parent.id)
        first = last_ordinal.get(parent.document_id, 0) + 1
        cut = split_children(parent, sentences, first_ordinal=first)
        last_ordinal[parent.document_id] = first - 1 + len(cut)
        children += cut
    return children


def whole_child(parent: Parent) -> Child:
    """Return the parent as a child of its own, to be ranked beside the small ones.

    Its id is the parent's, and it stands before them: its ordinal is 0.
    """
    text = parent.text
    return Child(parent.id, parent.id, parent.document_id, 0, 0, len(text), text)


def whole_span(text: str) -> Iterator[tuple[int, int]]:
    """Yield the whole text as one span, a rule for children as big as their parents."""
    if text.strip():
        yield 0, len(text)
