"""The stores that the tests open: one in a file, one on a server where there is one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from lessonkit.index import Index
from lessonkit.overlap import idf
from lessonkit.paragraphs import paragraph_spans
from lessonkit.records import Document, Parent
from lessonkit.split import split_parents
from lessonkit.store import Store, sqlite_store


def document(document_id: str, *texts: str, title: str = "", labels: tuple[str, ...] = ()):
    """A document of one parent for each text: `D1` has the parents `D1#1`, `D1#2`."""
    parents = tuple(
        Parent(f"{document_id}#{number}", document_id, text, f"Part {number}")
        for number, text in enumerate(texts, 1)
    )
    return Document(document_id, title, parents, labels=labels)


BIKE = document("D1", "Lock the bike. Keep the key.", "Turn on the lights. Ride slowly.")
RAIN = document("D2", "Wear a cape in the rain. The bike gets wet.")
LOST = document("D3", "A lost key costs money.")


def everything(store):
    """All that a reader can see of a store."""
    found = store.search("the bike key a rain lights")
    return repr((list(store.documents.values()), store.children(), found))


def index_of(store):
    children = store.children()
    return Index(children, weights=idf(children))


def ids(hits):
    return [hit.child.id for hit in hits]


def by_paragraph(parents):
    return split_parents(parents, paragraph_spans)


def staff_only(parents):
    return [replace(child, labels=("staff", "night, é")) for child in split_parents(parents)]


class SqlitePlace:
    """A store in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def open(self, **options) -> Store:
        return sqlite_store(self.path, **options)

    def beside(self) -> SqlitePlace:
        return SqlitePlace(self.path.with_name("another.db"))

    def change(self, *statements: str) -> None:
        with closing(sqlite3.connect(self.path, isolation_level=None)) as connection:
            for statement in statements:  # foreign keys are off here, as for most programs
                connection.execute(statement)


class PostgresPlace:
    """A store on a server."""

    def __init__(self, server: str, name: str) -> None:
        self.server, self.name = server, name

    def open(self, **options) -> Store:
        from lessonkit.store.postgres import postgres_store

        return postgres_store(self.server, self.name, **options)

    def beside(self) -> PostgresPlace:
        return PostgresPlace(self.server, self.name + "_too")

    def change(self, *statements: str) -> None:
        import psycopg

        with psycopg.connect(self.server, autocommit=True) as connection:
            connection.execute(f"SET search_path = {self.name}")
            connection.execute("SET session_replication_role = replica")  # no foreign keys
            for statement in statements:
                connection.execute(statement)
