"""Lesson 9: the corpus as one reader may see it, and nothing that tells of the rest.

What a reader may not see is taken out before anything is counted, numbered, ranked or sent. What
is left is the corpus that would be there had nobody ever written the rest, so whatever runs over
it, windows, budgets, headings or traces, has nothing to tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from lessonkit.labels import label_set
from lessonkit.records import Child, Document, Parent
from lessonkit.withhold import sight


@dataclass(frozen=True, slots=True)
class View:
    """A corpus of its own: the children, parents and documents as one reader may see them.

    It is a copy of this moment: make it anew when labels or texts have changed, or read through
    `ForReader`, which looks at the labels each time.
    """

    children: tuple[Child, ...]
    parents: dict[str, Parent]
    documents: dict[str, Document]


def readable(
    reader: Iterable[str],
    children: Iterable[Child],
    parents: Mapping[str, Parent],
    documents: Mapping[str, Document] | None = None,
) -> View:
    """Return what a reader who holds the labels `reader` may see, as a corpus of its own.

    A parent of which some children are withheld is left without their text, its other children
    numbered anew. Two sentences can then stand side by side that had another between them: a
    mark in its place would tell of it, so where readers must know, label the whole parent. A
    parent of which no child is left is not there, nor is its title.

    A child that overlaps a withheld one is withheld too. Where nobody can say who may read a
    text, it is withheld from everyone: its parent is missing, its document is (where
    `documents` are given), a child no longer stands in its parent, or two children of the
    document have one id.

    Raises ValueError where `documents` are not given and a parent is not its own document.

    >>> code = Child("D1.1", "D1", "D1", 1, 0, 14, "The code is 7.", ("staff",))
    >>> ride = Child("D1.2", "D1", "D1", 2, 15, 20, "Ride.")
    >>> view = readable((), [code, ride], {"D1": Parent("D1", "D1", "The code is 7. Ride.")})
    >>> view.parents["D1"].text, [child.id for child in view.children]
    ('Ride.', ['D1.1'])
    """
    reader = label_set(reader)
    by_document: dict[str, list[Child]] = {}
    for child in children:
        by_document.setdefault(child.document_id, []).append(child)
    sights = [sight(reader, key, same, parents, documents) for key, same in by_document.items()]
    return View(
        tuple(child for one in sights for child in one.children.values()),
        {key: parent for one in sights for key, parent in one.parents.items()},
        {one.document.id: one.document for one in sights if one.document},
    )
