"""Lesson 8: children read from their table."""

from __future__ import annotations

from collections.abc import Iterable

from lessonkit.records import Child
from lessonkit.store.database import Database, Place, Row
from lessonkit.store.parents import strings_from
from lessonkit.windows import check_window

_CHILDREN = (
    "SELECT c.id, c.parent_id, d.id, c.ordinal, c.start, c.stop, c.text, c.labels, c.header, "
    "c.document FROM children c JOIN documents d ON d.place = c.document"
)
_LAST_ORDINAL = 2**31 - 1


def all_children(database: Database) -> list[Child]:
    """Return all children, in document order."""
    return children_between(database, 0, _LAST_ORDINAL)


def children_between(database: Database, first: int, last: int) -> list[Child]:
    """Return the children of the documents at the places `first` to `last`, in document order."""
    sql = f"{_CHILDREN} WHERE c.document BETWEEN ? AND ? ORDER BY c.document, c.ordinal"
    return [_child(row) for row in database.rows(sql, [first, last])]


def neighbours_in(database: Database, child: Child, window: int) -> list[Child]:
    """Return the children at most `window` places from `child` in its document, in order."""
    check_window(window)
    rows = database.rows(
        f"{_CHILDREN} WHERE c.document = (SELECT place FROM documents WHERE id = ?) "
        "AND c.ordinal BETWEEN ? AND ? ORDER BY c.ordinal",
        [
            child.document_id,
            max(child.ordinal - window, 0),
            min(child.ordinal + window, _LAST_ORDINAL),
        ],
    )
    return [_child(row) for row in rows]


def children_at(database: Database, places: Iterable[Place]) -> dict[Place, Child]:
    """Return the children at `places`, by place; one that is not there is left out."""
    children: dict[Place, Child] = {}
    for listed, values in database.listed(places):
        sql = (
            f"WITH asked (d, o) AS ({listed}) "
            f"{_CHILDREN} JOIN asked ON c.document = asked.d AND c.ordinal = asked.o"
        )
        children |= {(row[-1], row[3]): _child(row) for row in database.rows(sql, values)}
    return children


def model_of(database: Database) -> str | None:
    """Return the name of the model whose vectors a store has; None where it has no vectors."""
    found = database.rows("SELECT value FROM facts WHERE name = 'model'")
    return found[0][0] if found else None


def _child(row: Row) -> Child:
    child_id, parent_id, document_id, ordinal, start, stop, text, labels, header, _ = row
    place = (child_id, parent_id, document_id, ordinal, start, stop)
    return Child(*place, text, strings_from(labels), strings_from(header))
