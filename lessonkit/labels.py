"""Lesson 9: labels, and who may read what they are on.

A label is something a reader must hold. A text asks for all labels of its document, of its parent
and of the child it stands in, so the strictest wins; a text without any is for everyone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lessonkit.records import Child, Document, Hit, Parent


def effective(
    parent: Parent, children: Iterable[Child] = (), document: Document | None = None
) -> tuple[str, ...]:
    """Return the labels that `parent` asks for whole: its own, its children's, its document's.

    The document can hold another copy of the parent, from before or after its labels changed:
    the labels of both count.

    >>> parent = Parent("D1", "D1", "Ride. The code is 7.", labels=("rider",))
    >>> effective(parent, [Child("D1.2", "D1", "D1", 2, 6, 20, "The code is 7.", ("staff",))])
    ('rider', 'staff')
    """
    carriers = [parent, *(child for child in children if child.parent_id == parent.id)]
    if document:
        carriers += [document, *(copy for copy in document.parents if copy.id == parent.id)]
    return tuple(sorted(set().union(*(label_set(one.labels) for one in carriers))))


def may_read(reader: Iterable[str], labels: Iterable[str]) -> bool:
    """Return whether a reader who holds the labels `reader` holds all of `labels`.

    Raises TypeError for a string, whose letters would be taken for labels.

    >>> may_read({"rider"}, ()), may_read({"rider"}, ("rider", "staff"))
    (True, False)
    """
    return label_set(reader) >= label_set(labels)


def label_set(labels: Iterable[str]) -> frozenset[str]:
    """Return `labels` as a set. Raises TypeError for a string: `("staff")` is one, by a comma."""
    if isinstance(labels, str):
        raise TypeError(
            f"labels are a set or a tuple of strings, such as ({labels!r},); got {labels!r}"
        )
    return frozenset(labels)


def standing(hits: Iterable[Hit], parents: Mapping[str, Parent]) -> list[Hit]:
    """Return the hits that may be sent today, in their order: all of them, but for a reader.

    A hit holds its text. Where `parents` are a reader's (`ForReader.parents`), a hit whose child
    this reader no longer sees as it is in the hit is left out, as if it had never been found.
    """
    still_there = getattr(parents, "standing", list)
    return still_there(hits)
