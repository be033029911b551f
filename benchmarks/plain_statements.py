"""What a careful engineer would write by hand for one task on the tables of a store.

Used by store_speed.py, as what the store is compared with.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from lessonkit.overlap import idf_weight
from lessonkit.records import Child, Parent
from lessonkit.split import split_parents
from lessonkit.store.vectors import Model
from lessonkit.terms import terms

Rows = Iterable[Sequence[Any]]


class PlainFile:
    """SQLite, as its module offers it."""

    real = "REAL"

    def __init__(self, path: Path) -> None:
        self.connection = sqlite3.connect(path, isolation_level=None)
        self.matrix: np.ndarray | None = None

    def run(self, sql: str, values: Sequence[Any] = ()) -> list[tuple]:
        return self.connection.execute(sql, values).fetchall()

    def many(self, sql: str, rows: Rows) -> None:
        self.connection.executemany(sql, rows)

    def fill(self, table: str, columns: int, rows: Rows) -> None:
        self.many(f"INSERT INTO {table} VALUES ({', '.join('?' * columns)})", rows)

    def nearest(self, asked: np.ndarray, k: int) -> list[int]:
        """Return the row numbers of the k nearest: all vectors in memory, 32 bits a number."""
        if self.matrix is None:
            blobs = self.run("SELECT steps FROM vectors ORDER BY document, ordinal")
            content = np.frombuffer(b"".join(blob for (blob,) in blobs), dtype="<i2")
            self.matrix = content.reshape(len(blobs), -1).astype(np.float32) / 2**15
        scores = self.matrix @ asked.astype(np.float32)
        best = np.argpartition(-scores, k)[:k]
        return best[np.argsort(-scores[best])].tolist()


class PlainServer:
    """PostgreSQL, as psycopg offers it."""

    real = "DOUBLE PRECISION"

    def __init__(self, server: str) -> None:
        import psycopg

        self.connection = psycopg.connect(server, autocommit=True)
        self.run("SET search_path = store, public")

    def run(self, sql: str, values: Sequence[Any] = ()) -> list[tuple]:
        cursor = self.connection.execute(sql.replace("?", "%s"), values, binary=True)
        return cursor.fetchall() if cursor.description else []

    def many(self, sql: str, rows: Rows) -> None:
        self.connection.cursor().executemany(sql.replace("?", "%s"), list(rows))

    def fill(self, table: str, columns: int, rows: Rows) -> None:
        with self.connection.cursor().copy(f"COPY {table} FROM STDIN") as copy:
            for row in rows:
                copy.write_row(row)

    def nearest(self, asked: np.ndarray, k: int) -> list[tuple]:
        """Return the places of the k nearest, as pgvector orders them."""
        sql = "SELECT document, ordinal FROM vectors ORDER BY steps <=> ?::vector LIMIT ?"
        return self.run(sql, [str(asked.tolist()), k])


Plain = PlainFile | PlainServer


def insert(plain: Plain, parents: list[Parent], model: Model) -> None:
    """Put texts, children, postings, counts and vectors into tables of their own."""
    vector = "BLOB" if isinstance(plain, PlainFile) else "vector"
    plain.run("CREATE TABLE p (id TEXT PRIMARY KEY, text TEXT)")
    plain.run("CREATE TABLE c (d INTEGER, o INTEGER, p TEXT, text TEXT, PRIMARY KEY (d, o))")
    plain.run("CREATE TABLE w (t TEXT, d INTEGER, o INTEGER, tf INTEGER, PRIMARY KEY (t, d, o))")
    plain.run("CREATE INDEX w_of ON w (d, o)")
    plain.run(f"CREATE TABLE v (d INTEGER, o INTEGER, steps {vector}, PRIMARY KEY (d, o))")
    children = split_parents(parents)
    places = {parent.id: place for place, parent in enumerate(parents)}
    steps = np.rint(model.embed([child.text for child in children]) * 2**15).astype("<i2")
    keep = bytes if isinstance(plain, PlainFile) else lambda row: str(row.tolist())
    plain.run("BEGIN")
    plain.fill("p", 2, ((parent.id, parent.text) for parent in parents))
    at = [(places[child.parent_id], child.ordinal) for child in children]
    plain.fill("c", 4, ((*a, c.parent_id, c.text) for a, c in zip(at, children, strict=True)))
    plain.fill("w", 4, _postings(zip(at, children, strict=True)))
    plain.fill("v", 3, ((*a, keep(row)) for a, row in zip(at, steps, strict=True)))
    plain.run("CREATE TABLE f AS SELECT t, COUNT(*) AS df FROM w GROUP BY t")
    plain.run("COMMIT")


def search(plain: Plain, query: str, k: int, n: int) -> list[tuple]:
    """Return the k best by one statement, which looks at every posting of every term."""
    asked = sorted(set(terms(query)))
    marks = ", ".join("?" * len(asked))
    df = plain.run(f"SELECT term, df FROM terms WHERE term IN ({marks})", asked)
    weights = [value for term, count in df for value in (term, idf_weight(count, n))]
    values = ", ".join([f"(?, CAST(? AS {plain.real}))"] * len(df))
    return plain.run(
        f"WITH asked (term, weight) AS (VALUES {values}) "
        "SELECT c.id, c.text, best.score FROM (SELECT document, ordinal, SUM(weight) AS score "
        "FROM asked JOIN postings USING (term) GROUP BY document, ordinal "
        "ORDER BY score DESC, document, ordinal LIMIT ?) AS best "
        "JOIN children c ON c.document = best.document AND c.ordinal = best.ordinal "
        "ORDER BY best.score DESC, c.document, c.ordinal",
        [*weights, k],
    )


def window(plain: Plain, place: int, ordinal: int) -> list[tuple]:
    """Return the rows of a child and its neighbours."""
    return plain.run(
        "SELECT id, start, stop, text FROM children "
        "WHERE document = ? AND ordinal BETWEEN ? AND ? ORDER BY ordinal",
        [place, ordinal - 1, ordinal + 1],
    )


def parent(plain: Plain, parent_id: str) -> list[tuple]:
    """Return the row of a parent."""
    return plain.run("SELECT text, title, labels FROM parents WHERE id = ?", [parent_id])


def replace(plain: Plain, place: int, text: str, children: list[Child], vectors: list) -> None:
    """Give a document of one parent another text, children, postings, counts and vectors."""
    at = [(place, child.ordinal) for child in children]
    postings = list(_postings(zip(at, children, strict=True)))
    plain.run("BEGIN")
    old = plain.run("SELECT term, COUNT(*) FROM postings WHERE document = ? GROUP BY term", [place])
    for table in ("vectors", "postings", "children"):
        plain.run(f"DELETE FROM {table} WHERE document = ?", [place])
    digest = sha256(text.encode()).hexdigest()
    plain.run("UPDATE parents SET text = ?, hash = ? WHERE document = ?", [text, digest, place])
    plain.many(
        "INSERT INTO children VALUES (?, ?, ?, ?, ?, ?, ?, '[]', '[]')",
        [(place, c.ordinal, c.id, c.parent_id, c.start, c.end, c.text) for c in children],
    )
    plain.many("INSERT INTO postings VALUES (?, ?, ?, ?)", postings)
    plain.many(
        "INSERT INTO vectors VALUES (?, ?, ?)", [(*a, v) for a, v in zip(at, vectors, strict=True)]
    )
    change = Counter(row[0] for row in postings)
    change.subtract(dict(old))
    sql = (
        "INSERT INTO terms VALUES (?, ?) "
        "ON CONFLICT (term) DO UPDATE SET df = terms.df + excluded.df"
    )
    plain.many(sql, [(term, by) for term, by in change.items() if by])
    plain.run("COMMIT")


def _postings(children: Iterable[tuple[tuple[int, int], Child]]) -> Iterable[tuple]:
    for at, child in children:
        for term, tf in Counter(terms(child.text)).items():
            yield term, *at, tf
