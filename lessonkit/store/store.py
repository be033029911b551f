"""Lesson 8: parents once, children beside them, and both changed in one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from types import TracebackType
from typing import TYPE_CHECKING

from lessonkit.overlap import check_k, check_weights
from lessonkit.records import Child, Document, Hit, Parent
from lessonkit.split import split_parents
from lessonkit.store.audit import Audit, audit
from lessonkit.store.cutting import Cut, Split, check_batch, cut, storable
from lessonkit.store.database import Database, in_parts, marks
from lessonkit.store.documents import DocumentsById
from lessonkit.store.parents import ParentsById
from lessonkit.store.ranking import ranked
from lessonkit.store.reading import all_children, children_at, model_of, neighbours_in
from lessonkit.store.trouble import StoreError
from lessonkit.store.writing import count, count_anew, put_in, take_out, take_out_strays

if TYPE_CHECKING:
    from lessonkit.store.vectors import Vectors


class Store:
    """Documents, their parents and their children, kept; used like an index, and it can change.

    `store.search(query, k)` and `store.neighbours(child, window)` are an index's, with the
    ranking and the scores of `Index(children, weights=idf(children))` over the same children.
    `store.parents` and `store.documents` are mappings by id that look things up as they are now,
    and `store.vectors` ranks by cosine where the store was made with a model. `sqlite_store` and
    `postgres_store` open one.
    """

    def __init__(
        self,
        database: Database,
        vectors: Vectors | None = None,
        weights: Mapping[str, float] | None = None,
    ) -> None:
        """Keep everything in `database`, and the children's vectors where there is a model."""
        self._database = database
        self._weights = weights
        self.vectors = vectors
        self.parents: Mapping[str, Parent] = ParentsById(database)
        self.documents: Mapping[str, Document] = DocumentsById(database)

    def __enter__(self) -> Store:
        """Return the store; it is closed when the block ends."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        """Close the store."""
        self.close()

    def close(self) -> None:
        """End the connection. What was written stays written, also without this."""
        self._database.close()

    # Reading

    def search(self, query: str, k: int | None = None) -> list[Hit]:
        """Return the children that share a term with `query`, best first, at most `k` of them.

        The score is the sum of the shared terms' idf, counted over all children of the store, or
        of their weights in a `weighed` one. Any string is a query. Raises ValueError for a
        negative `k`.
        """
        check_k(k)
        with self.snapshot():
            ranking = ranked(self._database, query, k, self._weights)
            children = children_at(self._database, [place for place, _ in ranking])
        return [Hit(children[place], score) for place, score in ranking if place in children]

    __call__ = search

    def neighbours(self, child: Child, window: int = 1) -> list[Child]:
        """Return the children of the same document at most `window` places from `child`, in order.

        The child itself is among them. Raises ValueError for a negative window.
        """
        return neighbours_in(self._database, child, window)

    def children(self) -> list[Child]:
        """Return all children, in document order."""
        return all_children(self._database)

    def weighed(self, weights: Mapping[str, float]) -> Store:
        """Return this store with a search that weighs terms as `Index(weights=weights)` does.

        It is the same store, open as long as this one is. With the weights that `idf` counts in
        what a reader may see, scores tell that reader nothing of the rest. Raises ValueError for
        a weight that `Index` refuses.
        """
        check_weights(weights)
        return Store(self._database, self.vectors, dict(weights))

    def audit(self) -> Audit:
        """Return what is out of step: nothing, where only `replace` and `remove` ever wrote."""
        with self.snapshot():
            return audit(self._database)

    def snapshot(self) -> AbstractContextManager[None]:
        """Return a block in which the store stands still, whoever writes to it meanwhile.

        A search, a climb and a window are several questions to the store: inside the block one
        and the same state answers them all.
        """
        return self._database.reading()

    # Writing

    def replace(
        self, document: Document, split: Split = split_parents, *, force: bool = False
    ) -> bool:
        """Put `document` in the place of the one with its id: old children out, new ones in.

        All in one transaction: a reader, or the next one after a crash, finds the old version or
        the new one, whole. A document keeps its place in document order, and a new one comes
        last. Returns whether anything was written: the same document, cut the same way, is not.
        Raises ValueError for parts that do not fit together or a parent's id that is taken, and
        StoreError; then nothing was written.

        `force` mends what others did to the rows: the document is written in any case, what a
        deleted document left behind is taken out, and all terms are counted anew.
        """
        return bool(self.replace_all([document], split, force=force))

    def replace_all(
        self, documents: Iterable[Document], split: Split = split_parents, *, force: bool = False
    ) -> list[str]:
        """Replace many documents in one transaction, and return the ids of those written.

        Also without documents, `force` takes out what deleted ones left behind, and counts anew.
        """
        cuts = [cut(document, split) for document in documents]
        check_batch(cuts)
        known = self._known(cuts)
        new = [one for one in cuts if force or one.hash != known.get(one.document.id, (0, ""))[1]]
        if new or force:
            vectors = self.vectors.of(new) if self.vectors else None  # slow, so not in the way
            with self._database.writing():
                self._write(new, vectors, force)
        return [one.document.id for one in new]

    def _write(self, cuts: Sequence[Cut], vectors: Sequence[object] | None, force: bool) -> None:
        """Take the old versions out and put the new ones in, each at its document's place."""
        self._check_model()
        places = self._places(cuts)
        change = take_out(self._database, places.values())
        if force:
            take_out_strays(self._database)
        change.update(put_in(self._database, cuts, places))
        if force:  # a difference mends no count that was wrong before
            count_anew(self._database)
        else:
            count(self._database, change)
        if vectors is not None:
            self.vectors.put_in(cuts, places, vectors)

    def remove(self, document_id: str) -> bool:
        """Take a document out, with its parents and children; return whether it was there."""
        if not storable(document_id):
            return False
        with self._database.writing():
            places = self._database.rows("SELECT place FROM documents WHERE id = ?", [document_id])
            count(self._database, take_out(self._database, [place for (place,) in places]))
        return bool(places)

    def _check_model(self) -> None:
        if self.vectors is None and (model := model_of(self._database)):
            raise StoreError(
                f"this store has vectors of {model!r}; open it with that model to write"
            )

    def _places(self, cuts: Sequence[Cut]) -> dict[str, int]:
        """Return the place of each document: where it was, or behind the last one."""
        known = {document_id: place for document_id, (place, _) in self._known(cuts).items()}
        [(last,)] = self._database.rows("SELECT COALESCE(MAX(place), 0) FROM documents")
        new = (one.document.id for one in cuts if one.document.id not in known)
        return known | {document_id: place for place, document_id in enumerate(new, last + 1)}

    def _known(self, cuts: Sequence[Cut]) -> dict[str, tuple[int, str]]:
        """Return the place and the hash of the documents that are in the store already."""
        known: dict[str, tuple[int, str]] = {}
        for part in in_parts(one.document.id for one in cuts):
            sql = f"SELECT id, place, hash FROM documents WHERE id IN ({marks(len(part))})"
            known |= {row[0]: row[1:] for row in self._database.rows(sql, part)}
        return known
