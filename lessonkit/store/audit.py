"""Lesson 8: look through a store for what is out of step, and say it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lessonkit.records import Child
from lessonkit.store.cutting import content_hash, document_hash
from lessonkit.store.database import Database, Place
from lessonkit.store.documents import DocumentsById
from lessonkit.store.parents import strings_from
from lessonkit.store.ranking import EVERY_CHILD
from lessonkit.store.reading import children_between, model_of
from lessonkit.store.writing import term_counts

_AT_ONCE = 1_000  # documents whose postings are held in memory together
_SHOWN = 5

_ONE = {"documents": "document", "parents": "parent", "children": "child"}
_SAID = {
    "orphans": "orphans",
    "stale": "stale children",
    "changed": "parents changed since they were cut",
    "gaps": "documents with gaps in their ordinals",
    "altered": "documents not as they were put in",
    "misindexed": "not indexed as they are",
    "damage": "damage",
}


@dataclass(frozen=True, slots=True)
class Audit:
    """How much a store holds, and the ids of what is out of step in it. Print it to read it.

    `orphans` are children without their parent and parents without their document; `stale`,
    children whose text is no longer the slice of their parent; `changed`, parents whose text is
    not the one that was cut; `gaps`, documents whose ordinals do not run on by 1; `altered`,
    documents of which a text, a title, a label or a child is not the one that was put in;
    `misindexed`, children that a search does not find by their own words, and terms that are
    counted wrong; `damage`, what the database finds broken.
    """

    documents: int
    parents: int
    children: int
    orphans: tuple[str, ...] = ()
    stale: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    gaps: tuple[str, ...] = ()
    altered: tuple[str, ...] = ()
    misindexed: tuple[str, ...] = ()
    damage: tuple[str, ...] = ()

    @property
    def in_step(self) -> bool:
        """Whether nothing is out of step."""
        return not any(getattr(self, name) for name in _SAID)

    def __str__(self) -> str:
        """The numbers, a line for each kind of finding, and what to do."""
        lines = [", ".join(_counted(getattr(self, many), one, many) for many, one in _ONE.items())]
        lines += [f"{said}: {_some(getattr(self, name))}" for name, said in _SAID.items()]
        do = "out of step: replace these documents with force=True, or make a new store"
        return "\n".join([*lines, "in step" if self.in_step else do])


def audit(database: Database) -> Audit:
    """Return what is out of step in `database`. Reads everything; the caller holds a snapshot."""
    sizes = (_number(database, f"SELECT COUNT(*) FROM {table}") for table in _ONE)
    found = {name: tuple(row[0] for row in database.rows(sql)) for name, sql in _FINDS.items()}
    changed = tuple(
        parent_id
        for parent_id, text, digest in database.rows(_PARENT_TEXTS)
        if content_hash(text) != digest
    )
    altered = tuple(_altered(database))
    misindexed = (*_misplaced(database), *_miscounted(database), *_without_vector(database))
    damage = tuple(database.damage())
    return Audit(
        *sizes, **found, changed=changed, altered=altered, misindexed=misindexed, damage=damage
    )


_PARENT_TEXTS = "SELECT id, text, hash FROM parents ORDER BY document, number"
_FINDS = {
    "orphans": """
        SELECT c.id FROM children c
        LEFT JOIN parents p ON p.id = c.parent_id AND p.document = c.document
        LEFT JOIN documents d ON d.place = c.document
        WHERE p.id IS NULL OR d.place IS NULL
        UNION ALL
        SELECT p.id FROM parents p LEFT JOIN documents d ON d.place = p.document
        WHERE d.place IS NULL""",
    "stale": """
        SELECT c.id FROM children c JOIN parents p ON p.id = c.parent_id
        WHERE c.text <> substr(p.text, c.start + 1, c.stop - c.start)
        ORDER BY c.document, c.ordinal""",
    "gaps": """
        SELECT d.id FROM documents d JOIN children c ON c.document = d.place
        GROUP BY d.place, d.id
        HAVING MIN(c.ordinal) > 1 OR MAX(c.ordinal) - MIN(c.ordinal) + 1 <> COUNT(*)
        ORDER BY d.place""",
}


def _altered(database: Database) -> Iterator[str]:
    """Yield the documents that no longer have, with their children, the hash they were put in by.

    It alone sees a label that was dropped, and last children that went with all that told of them.
    """
    hashes = dict(database.rows("SELECT id, hash FROM documents"))
    for part in _parts(database, "documents"):
        children: dict[str, list[Child]] = defaultdict(list)
        for child in children_between(database, *part):
            children[child.document_id].append(child)
        for document in DocumentsById(database).read("WHERE d.place BETWEEN ? AND ?", *part):
            if document_hash(document, children[document.id]) != hashes[document.id]:
                yield document.id


def _parts(database: Database, *tables: str) -> Iterator[tuple[int, int]]:
    """Yield the first and the last place of a thousand documents at a time, of all in `tables`."""
    place = {"documents": "place"}
    last = max(
        _number(database, f"SELECT MAX({place.get(t, 'document')}) FROM {t}") for t in tables
    )
    for first in range(0, last + 1, _AT_ONCE):
        yield first, first + _AT_ONCE - 1


def _misplaced(database: Database) -> list[str]:
    """Return the children whose postings are not their words; a posting of none, by its place."""
    wrong: list[str] = []
    for part in _parts(database, "children", "postings"):
        ids, wanted, found = _words_of(database, part)
        places = sorted(wanted.keys() | found.keys())
        wrong += [
            ids.get(place, f"a posting at {place}")
            for place in places
            if wanted.get(place, {}) != found.get(place, {})
        ]
    return wrong


_Words = dict[Place, dict[str, int]]


def _words_of(database: Database, part: Sequence[int]) -> tuple[dict[Place, str], _Words, _Words]:
    """Return the ids of some documents' children, the words they have, and those indexed."""
    between = "WHERE document BETWEEN ? AND ?"
    ids: dict[Place, str] = {}
    wanted: _Words = {}
    for child_id, *place, text, header in database.rows(
        f"SELECT id, document, ordinal, text, header FROM children {between}", part
    ):
        searched = "\n".join((*strings_from(header), text))
        ids[tuple(place)], wanted[tuple(place)] = child_id, term_counts(searched)
    found: _Words = defaultdict(dict)
    for document, ordinal, term, tf in database.rows(
        f"SELECT document, ordinal, term, tf FROM postings {between}", part
    ):
        found[document, ordinal][term] = tf
    return ids, wanted, found


def _miscounted(database: Database) -> list[str]:
    """Return the terms whose df is not the number of their postings."""
    wanted = Counter(dict(database.rows("SELECT term, COUNT(*) FROM postings GROUP BY term")))
    wanted[EVERY_CHILD] = _number(database, "SELECT COUNT(*) FROM children")
    counted = Counter(dict(database.rows("SELECT term, df FROM terms")))
    wrong = [term for term in wanted.keys() | counted.keys() if wanted[term] != counted[term]]
    return [
        f"the count of {term!r}" if term else "the number of children" for term in sorted(wrong)
    ]


def _without_vector(database: Database) -> list[str]:
    """Return the children that have no vector, in a store that has a model."""
    sql = """
        SELECT c.id FROM children c
        LEFT JOIN vectors v ON v.document = c.document AND v.ordinal = c.ordinal
        WHERE v.document IS NULL ORDER BY c.document, c.ordinal"""
    return [child_id for (child_id,) in database.rows(sql)] if model_of(database) else []


def _number(database: Database, sql: str) -> int:
    [(number,)] = database.rows(sql)
    return number or 0


def _counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def _some(ids: Sequence[str]) -> str:
    more = f" and {len(ids) - _SHOWN} more" if len(ids) > _SHOWN else ""
    return ", ".join(ids[:_SHOWN]) + more if ids else "none"
