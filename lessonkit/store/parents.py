"""Lesson 8: the document store: parents by their id, one look-up by key each."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from lessonkit.records import Parent
from lessonkit.store.cutting import storable
from lessonkit.store.database import Database, Row

COLUMNS = "p.id, d.id, p.text, p.title, p.labels"
OF_DOCUMENTS = "FROM parents p JOIN documents d ON d.place = p.document"


class ParentsById(Mapping[str, Parent]):
    """The parents of a store. Nothing is read before it is asked for, and nothing is kept."""

    def __init__(self, database: Database) -> None:
        """Look parents up in `database`."""
        self._database = database

    def __getitem__(self, parent_id: str) -> Parent:
        """Return the parent as it stands in the store now. Raises KeyError."""
        sql = f"SELECT {COLUMNS} {OF_DOCUMENTS} WHERE p.id = ?"
        found = self._database.rows(sql, [parent_id]) if storable(parent_id) else []
        if not found:
            raise KeyError(parent_id)
        return parent_from(found[0])

    def __iter__(self) -> Iterator[str]:
        """Return the ids in document order."""
        sql = "SELECT id FROM parents ORDER BY document, number"
        return (parent_id for (parent_id,) in self._database.rows(sql))

    def __len__(self) -> int:
        """Return how many parents there are."""
        return self._database.rows("SELECT COUNT(*) FROM parents")[0][0]


def parent_from(row: Row) -> Parent:
    """Return the parent that a row of `COLUMNS` holds."""
    parent_id, document_id, text, title, labels = row
    return Parent(parent_id, document_id, text, title, strings_from(labels))


def strings_in(strings: tuple[str, ...]) -> str:
    """Return labels, or the lines of a header, as they are stored."""
    return json.dumps(strings, ensure_ascii=False)


def strings_from(stored: str) -> tuple[str, ...]:
    """Return the strings that `strings_in` stored."""
    return tuple(json.loads(stored))
