"""Lesson 8: documents by their id, as the store has them now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, ValuesView

from lessonkit.records import Document, Parent
from lessonkit.store.cutting import storable
from lessonkit.store.database import Database
from lessonkit.store.parents import COLUMNS, OF_DOCUMENTS, parent_from, strings_from


class DocumentsById(Mapping[str, Document]):
    """The documents of a store. Nothing is read before it is asked for, and nothing is kept.

    `values()` reads all of them at once, from one state of the store.
    """

    def __init__(self, database: Database) -> None:
        """Look documents up in `database`."""
        self._database = database

    def __getitem__(self, document_id: str) -> Document:
        """Return the document as it stands in the store now. Raises KeyError."""
        found = storable(document_id) and self.read("WHERE d.id = ?", document_id)
        if not found:
            raise KeyError(document_id)
        return found[0]

    def __iter__(self) -> Iterator[str]:
        """Return the ids in document order."""
        rows = self._database.rows("SELECT id FROM documents ORDER BY place")
        return (document_id for (document_id,) in rows)

    def __len__(self) -> int:
        """Return how many documents there are."""
        return self._database.rows("SELECT COUNT(*) FROM documents")[0][0]

    def values(self) -> ValuesView[Document]:
        """Return all documents, in document order."""
        return _All(self)

    def read(self, which: str, *values: object) -> list[Document]:
        """Return the documents that the condition `which` picks, in document order."""
        with self._database.reading():
            rows = self._database.rows(
                f"SELECT d.id, d.title, d.category, d.labels FROM documents d {which} "
                "ORDER BY d.place",
                values,
            )
            parents: dict[str, list[Parent]] = {row[0]: [] for row in rows}
            sql = f"SELECT {COLUMNS} {OF_DOCUMENTS} {which} ORDER BY p.document, p.number"
            for parent in map(parent_from, self._database.rows(sql, values)):
                parents[parent.document_id].append(parent)
        return [
            Document(
                document_id, title, tuple(parents[document_id]), category, strings_from(labels)
            )
            for document_id, title, category, labels in rows
        ]


class _All(ValuesView[Document]):
    """All documents, which are read in two statements and not one by one."""

    _mapping: DocumentsById

    def __iter__(self) -> Iterator[Document]:
        return iter(self._mapping.read(""))
