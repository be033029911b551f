"""Lesson 8: what a store asks of a database, so that one set of statements serves several."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from itertools import islice
from typing import Any, Protocol

from lessonkit.store.trouble import StoreError

Row = tuple[Any, ...]
Place = tuple[int, int]  # a child's document and ordinal: places sort in document order

_AT_ONCE = 400  # values in one statement: every database takes so many


class Database(Protocol):
    """A connection. Statements are written with ? for a value; trouble is a StoreError."""

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        """Return what a statement finds."""

    def many(self, sql: str, rows: Iterable[Row]) -> None:
        """Run a statement once for each of `rows`."""

    def insert(self, table: str, rows: Iterable[Row]) -> None:
        """Put whole rows into a table."""

    def listed(self, places: Iterable[Place]) -> Iterator[tuple[str, list[Any]]]:
        """Yield a query that gives `places` back, with its values; several where one is too long.

        For a statement that begins with `WITH asked (document, ordinal) AS (...)`.
        """

    def reading(self) -> AbstractContextManager[None]:
        """Return a block whose statements all see one state of the store."""

    def writing(self) -> AbstractContextManager[None]:
        """Return a block that is written whole when it ends, and not at all when it raises."""

    def damage(self) -> list[str]:
        """Return what the database itself finds broken, a sentence each."""

    def close(self) -> None:
        """End the connection."""


def check_not_reading(in_transaction: bool) -> None:
    """Raise StoreError where a write is asked for inside a block that stands still."""
    if in_transaction:
        raise StoreError("inside a snapshot the store stands still; write before or after it")


def in_parts(values: Iterable[Any]) -> Iterator[list[Any]]:
    """Yield `values` in lists short enough for one statement."""
    left = iter(values)
    while part := list(islice(left, _AT_ONCE)):
        yield part


def marks(count: int, mark: str = "?") -> str:
    """Return the marks for `count` values.

    >>> marks(3)
    '?, ?, ?'
    """
    return ", ".join([mark] * count)
