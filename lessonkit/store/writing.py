"""Lesson 8: what a write does, table by table. The caller holds the transaction."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from lessonkit.store.cutting import Cut, content_hash, twice
from lessonkit.store.database import Database, Row, in_parts, marks
from lessonkit.store.parents import OF_DOCUMENTS, strings_in
from lessonkit.store.ranking import EVERY_CHILD, term_key
from lessonkit.store.reading import model_of
from lessonkit.terms import terms


def take_out(database: Database, places: Iterable[int]) -> Counter[str]:
    """Delete the documents at `places`; return the change in each term's df, below zero."""
    change: Counter[str] = Counter()
    parts = [(f"IN ({marks(len(part))})", part) for part in in_parts(places)]
    for which, part in parts:
        sql = f"SELECT term, COUNT(*) FROM postings WHERE document {which} GROUP BY term"
        change.subtract(dict(database.rows(sql, part)))
        [(children,)] = database.rows(f"SELECT COUNT(*) FROM children WHERE document {which}", part)
        change[EVERY_CHILD] -= children
    for table in _tables_of_documents(database):
        for which, part in parts:
            database.rows(f"DELETE FROM {table} WHERE document {which}", part)
    for which, part in parts:
        database.rows(f"DELETE FROM documents WHERE place {which}", part)
    return change


def take_out_strays(database: Database) -> None:
    """Delete the rows whose document is not there. No write of ours leaves any."""
    for table in _tables_of_documents(database):
        database.rows(f"DELETE FROM {table} WHERE document NOT IN (SELECT place FROM documents)")


def put_in(database: Database, cuts: Sequence[Cut], places: Mapping[str, int]) -> Counter[str]:
    """Insert the documents at their `places`; return the change in each term's df, above zero."""
    _check_free(database, cuts)
    change: Counter[str] = Counter()
    database.insert("documents", _documents(cuts, places))
    database.insert("parents", _parents(cuts, places))
    database.insert("children", _children(cuts, places))
    database.insert("postings", _postings(cuts, places, change))
    return change


def count(database: Database, change: Mapping[str, int]) -> None:
    """Add to each term's df what it changed by; a term that no child has any more goes."""
    database.many(
        "INSERT INTO terms VALUES (?, ?) "
        "ON CONFLICT (term) DO UPDATE SET df = terms.df + excluded.df",
        sorted((term, by) for term, by in change.items() if by),
    )
    gone = sorted((term,) for term, by in change.items() if by < 0)
    database.many("DELETE FROM terms WHERE term = ? AND df = 0", gone)


def count_anew(database: Database) -> None:
    """Count each term's df, and all children, from the rows that are there. Reads all postings."""
    database.rows("DELETE FROM terms")
    database.rows("INSERT INTO terms SELECT term, COUNT(*) FROM postings GROUP BY term")
    database.rows("INSERT INTO terms SELECT ?, COUNT(*) FROM children", [EVERY_CHILD])


def term_counts(text: str) -> Counter[str]:
    """Return how often each term stands in `text`, under the key that postings have."""
    return Counter(map(term_key, terms(text)))


def _tables_of_documents(database: Database) -> list[str]:
    """Return the tables with a column `document`, each before those that its rows point to."""
    vectors = ["vectors"] if model_of(database) else []
    return [*vectors, "postings", "children", "parents"]


def _check_free(database: Database, cuts: Sequence[Cut]) -> None:
    """Raise ValueError where a document that stays has a parent with an id of the new ones."""
    new = {parent.id: one.document.id for one in cuts for parent in one.document.parents}
    for part in in_parts(new):
        sql = f"SELECT p.id, d.id {OF_DOCUMENTS} WHERE p.id IN ({marks(len(part))})"
        for parent_id, document_id in database.rows(sql, part):
            raise twice(parent_id, document_id, new[parent_id])


def _documents(cuts: Sequence[Cut], places: Mapping[str, int]) -> Iterator[Row]:
    for one in cuts:
        document = one.document
        labels = strings_in(document.labels)
        place = places[document.id]
        yield place, document.id, document.title, document.category, labels, one.hash


def _parents(cuts: Sequence[Cut], places: Mapping[str, int]) -> Iterator[Row]:
    for document in (one.document for one in cuts):
        for number, parent in enumerate(document.parents, 1):
            labels, digest = strings_in(parent.labels), content_hash(parent.text)
            where = (parent.id, places[document.id], number)
            yield (*where, parent.text, parent.title, labels, digest)


def _children(cuts: Sequence[Cut], places: Mapping[str, int]) -> Iterator[Row]:
    for child in (child for one in cuts for child in one.children):
        where = (places[child.document_id], child.ordinal, child.id, child.parent_id)
        written = child.text, strings_in(child.labels), strings_in(child.header)
        yield (*where, child.start, child.end, *written)


def _postings(
    cuts: Sequence[Cut], places: Mapping[str, int], change: Counter[str]
) -> Iterator[Row]:
    """Yield a row for each term of each child, and count it into `change`."""
    for child in (child for one in cuts for child in one.children):
        tf = term_counts(child.searched)
        change.update([EVERY_CHILD, *tf])
        place = (places[child.document_id], child.ordinal)
        yield from ((term, *place, times) for term, times in tf.items())
