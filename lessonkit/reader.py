"""Lesson 9: any index or store as one reader may see it, the labels looked at on each reading."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from lessonkit.access import readable
from lessonkit.labels import label_set
from lessonkit.overlap import check_k
from lessonkit.records import Child, Document, Hit, Parent
from lessonkit.windows import neighbours
from lessonkit.withhold import Sight, sight

_WIDER_THAN_ANY_DOCUMENT = 10**9

T = TypeVar("T")


class Searchable(Protocol):
    """What is read through: `Index`, `VectorIndex` and the stores all have these two."""

    def search(self, query: str, k: int | None = None) -> list[Hit]: ...  # noqa: D102
    def neighbours(self, child: Child, window: int = 1) -> list[Child]: ...  # noqa: D102


class ForReader:
    """An index or a store as one reader may see it: a retriever, with its `neighbours`.

    `parents` and `documents` find what is left of a parent or document for this reader, and
    know nothing of the others. Everything looks the labels up when it is asked, so a label that
    was tightened after the children were indexed holds at once. Give the mappings that hold
    today's labels, a dict or a store's look-up, and `documents` wherever there are any.

    Children, texts, ordinals and ids are those of `access.readable`. Scores are the ones that
    the index underneath gives. Where they depend on texts that this reader may not see, they
    tell of them: give `Index` the weights `idf(readable(reader, ...).children)`, and learn
    `TfIdf` and `Lsa` from those children too. Fuse readers (`Fusion(ForReader(...), ...)`), and
    never read through a fusion, whose ranks count the withheld children. A hit holds its text:
    what sends it asks again whether this reader sees it, so one that was kept is no way round.
    A header is searched too: rows under a header that is withheld need its label.

    >>> from lessonkit import Index, Parent, small_to_big, split_parents
    >>> parents = {"D1": Parent("D1", "D1", "The code is 7."), "D2": Parent("D2", "D2", "Ride.")}
    >>> index = Index(split_parents(parents.values()))
    >>> parents["D1"] = Parent("D1", "D1", "The code is 7.", labels=("staff",))
    >>> for labels in ((), {"staff"}):
    ...     reader = ForReader(labels, index, parents)
    ...     sent = small_to_big("What is the code?", reader, reader.parents)
    ...     [passage.text for passage in sent.passages]
    []
    ['The code is 7.']
    """

    def __init__(
        self,
        reader: Iterable[str],
        retriever: Searchable,
        parents: Mapping[str, Parent],
        documents: Mapping[str, Document] | None = None,
    ) -> None:
        """Read through `retriever` with the labels that `reader` holds.

        Raises TypeError for a retriever without `search` and `neighbours`: whoever cannot tell a
        child's siblings cannot tell who may read its parent. Raises ValueError for a retriever
        that keeps `documents`, where none are given: their labels would not hold.
        """
        if not (hasattr(retriever, "search") and hasattr(retriever, "neighbours")):
            raise TypeError(
                "a reader needs search(query, k) and neighbours(child, window), as Index(children) "
                f"and the stores have them; got a {type(retriever).__name__}"
            )
        if documents is None and hasattr(retriever, "documents"):
            raise ValueError(
                "a document's labels hold for its parents too, so give the documents by their ids; "
                f"got none, and the {type(retriever).__name__} keeps some"
            )
        self._reader = label_set(reader)
        self._retriever, self._parents, self._documents = retriever, parents, documents
        self.parents = _LookUp(self._parent, self._standing)
        self.documents = _LookUp(self._document)

    @property
    def children(self) -> tuple[Child, ...]:
        """All children that this reader may see, where what is underneath can list its own."""
        listed = self._retriever.children
        everything = listed() if callable(listed) else listed  # an index keeps them, a store reads
        return readable(self._reader, everything, self._parents, self._documents).children

    def search(self, query: str, k: int | None = None) -> list[Hit]:
        """Return the hits that the reader may see, best first, at most `k` of them.

        What is withheld takes no place: the index is asked for more until there are `k`. Raises
        ValueError for a negative `k`.
        """
        check_k(k)
        depth = k
        while True:
            ranking = self._retriever.search(query, depth)
            hits = self._seen(ranking)
            if k is None or len(hits) >= k or len(ranking) < depth:
                return hits[:k]
            depth *= 2

    __call__ = search

    def neighbours(self, child: Child, window: int = 1) -> list[Child]:
        """Return the children that the reader may see, at most `window` such places from `child`.

        Raises ValueError for a negative window.
        """
        return neighbours(child, self._sight(child.document_id).children.values(), window)

    def _seen(self, ranking: Iterable[Hit]) -> list[Hit]:
        document_ids = {hit.child.document_id: None for hit in ranking}
        seen = {key: self._sight(key).children for key in document_ids}
        pairs = ((seen[hit.child.document_id].get(hit.child.id), hit.score) for hit in ranking)
        return [Hit(child, score) for child, score in pairs if child]

    def _standing(self, hits: Iterable[Hit]) -> list[Hit]:
        hits = list(hits)
        document_ids = {hit.child.document_id: None for hit in hits}
        seen = {key: set(self._sight(key).children.values()) for key in document_ids}
        return [hit for hit in hits if hit.child in seen[hit.child.document_id]]

    def _sight(self, document_id: str) -> Sight:
        anywhere = Child("", "", document_id, 0, 0, 0, "")
        children = self._retriever.neighbours(anywhere, _WIDER_THAN_ANY_DOCUMENT)
        return sight(self._reader, document_id, children, self._parents, self._documents)

    def _parent(self, parent_id: str) -> Parent | None:
        stored = self._parents.get(parent_id)
        return stored and self._sight(stored.document_id).parents.get(parent_id)

    def _document(self, document_id: str) -> Document | None:
        return self._sight(document_id).document


@dataclass(frozen=True, slots=True)
class _LookUp(Generic[T]):
    """A mapping that is looked up and never listed: what is withheld is not there."""

    find: Callable[[str], T | None]
    standing: Callable[[Iterable[Hit]], list[Hit]] = list  # see `labels.standing`

    def get(self, key: str, default: T | None = None) -> T | None:
        found = self.find(key)
        return default if found is None else found

    def __getitem__(self, key: str) -> T:
        if (found := self.find(key)) is None:
            raise KeyError(key)
        return found

    def __contains__(self, key: str) -> bool:
        return self.find(key) is not None
