"""Lesson 8: the tables of a store, the same in every database.

A document's `place` is its place in document order, and its number in every other table. A child
is found by its document and its ordinal, so an ordinal is given once in a document, and the order
of the rows is the order in which ties are ranked. A parent's text is stored once.
"""

from __future__ import annotations

FORMAT = 2  # raised when the tables change: an older lessonkit then refuses the store

# What differs between databases stands in braces.
TABLES = """
CREATE TABLE documents (
    place INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    category TEXT NOT NULL,
    labels TEXT NOT NULL,
    hash TEXT NOT NULL
);
CREATE TABLE parents (
    id TEXT PRIMARY KEY,
    document INTEGER NOT NULL REFERENCES documents (place),
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    title TEXT NOT NULL,
    labels TEXT NOT NULL,
    hash TEXT NOT NULL,
    UNIQUE (document, number)
);
CREATE TABLE children (
    document INTEGER NOT NULL REFERENCES documents (place),
    ordinal INTEGER NOT NULL,
    id TEXT NOT NULL,
    parent_id TEXT NOT NULL REFERENCES parents (id),
    start INTEGER NOT NULL,
    stop INTEGER NOT NULL,
    text TEXT NOT NULL,
    labels TEXT NOT NULL,
    header TEXT NOT NULL,
    UNIQUE (document, ordinal)
);
CREATE INDEX children_of_parent ON children (parent_id);
CREATE TABLE postings (
    term TEXT NOT NULL,
    document INTEGER NOT NULL,
    ordinal INTEGER NOT NULL,
    tf INTEGER NOT NULL,
    PRIMARY KEY (term, document, ordinal)
) {clustered};
CREATE INDEX postings_of_child ON postings (document, ordinal);
CREATE TABLE terms (term TEXT PRIMARY KEY, df INTEGER NOT NULL) {clustered};
CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)
"""

# Made only where a store has a model.
VECTORS = """
CREATE TABLE vectors (
    document INTEGER NOT NULL,
    ordinal INTEGER NOT NULL,
    steps {vector} NOT NULL,
    PRIMARY KEY (document, ordinal)
)
"""
