"""Lesson 8: the same store on a PostgreSQL server, through psycopg 3 (the extra `server`)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from lessonkit.store.database import Place, Row, check_not_reading
from lessonkit.store.store import Store
from lessonkit.store.tables import FORMAT, TABLES
from lessonkit.store.trouble import StoreError

try:
    import psycopg
except ImportError:  # said when a store is opened, so that this module can be read without it
    psycopg = None

if TYPE_CHECKING:
    from lessonkit.store.vectors import Model, Vectors

# What the server's errors are called, what happened, and what to do. The first that fits.
_SAID = (
    ("LockNotAvailable", "another program is writing to it", "wait, then try again"),
    ("DiskFull", "the server's disk is full", "make room there; nothing of this was written"),
    ("FeatureNotSupported", "it cannot keep vectors", "install the extension pgvector there"),
    ("InsufficientPrivilege", "its user lacks a right", "ask whoever runs the server"),
    ("ReadOnlySqlTransaction", "it may only be read", "ask whoever runs the server"),
    (
        "IntegrityError",
        "rows out of step are in the way",
        "replace all that audit() names in one replace_all, with force=True",
    ),
    ("DataCorrupted", "the server finds its files damaged", "bring back a copy"),
    ("OperationalError", "the server cannot be reached", "start it, then open it again"),
)


def postgres_store(
    server: str, name: str = "store", *, model: Model | None = None, timeout_s: float = 5
) -> Store:
    """Return the store `name` on a server, which is made if it is not there.

    `server` is where and as whom, as psycopg takes it: `postgresql://user@host/database`. `name`
    is a schema of the database, so a database holds many stores. Everything else is as for
    `sqlite_store`. Raises StoreError, with a sentence.
    """
    schema = PostgresSchema(server, name, timeout_s=timeout_s)
    try:
        return Store(schema, _vectors(schema, model) if model else None)
    except BaseException:
        schema.close()
        raise


def _vectors(schema: PostgresSchema, model: Model) -> Vectors:
    from lessonkit.store.pgvector import PgVector  # here, as it brings numpy
    from lessonkit.store.vectors import Vectors

    return Vectors(schema, model, PgVector(schema))


class PostgresSchema:
    """The schema of a store on a server, connected. A `Database`, as `SqliteFile` is."""

    def __init__(self, server: str, name: str = "store", *, timeout_s: float = 5) -> None:
        """Connect, and make the tables where there are none."""
        if psycopg is None:
            raise StoreError(
                "a store on a server needs psycopg, which is not installed; "
                "`lesson doctor` says how to get it"
            )
        if not re.fullmatch(r"[a-z_][a-z0-9_]{0,62}", name):
            raise ValueError(
                "a store's name is a small letter, then small letters, digits or _, 63 at most; "
                f"got {name!r}"
            )
        self._name = name
        with self._plain_words():
            self._connection = psycopg.connect(server, autocommit=True, connect_timeout=10)
        try:
            self._prepare(timeout_s)
        except BaseException:
            self.close()
            raise

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        """Return what a statement finds."""
        with self._plain_words(), self._connection.cursor(binary=True) as cursor:
            cursor.execute(sql.replace("?", "%s"), values)
            return cursor.fetchall() if cursor.description else []

    def many(self, sql: str, rows: Iterable[Row]) -> None:
        """Run a statement once for each of `rows`."""
        with self._plain_words(), self._connection.cursor() as cursor:
            cursor.executemany(sql.replace("?", "%s"), rows)

    def insert(self, table: str, rows: Iterable[Row]) -> None:
        """Put whole rows into a table."""
        sql = f"COPY {table} FROM STDIN"
        with (
            self._plain_words(),
            self._connection.cursor() as cursor,
            cursor.copy(sql) as copy,
        ):
            for row in rows:
                copy.write_row(row)

    def listed(self, places: Iterable[Place]) -> Iterator[tuple[str, list[list[int]]]]:
        """Yield a query that gives `places` back: two lists, however long."""
        columns = [list(column) for column in zip(*places, strict=True)]
        if columns:
            yield "SELECT * FROM unnest(?::int[], ?::int[])", columns

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Hold one state of the store until the block ends, whoever writes meanwhile."""
        if self._in_transaction():  # a block inside a block sees what that one sees
            yield
            return
        self.rows("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        try:
            yield
        finally:
            self._roll_back()

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Write the block whole when it ends, or nothing of it when it raises."""
        check_not_reading(self._in_transaction())
        self.rows("BEGIN")
        try:
            self.rows("LOCK TABLE documents IN SHARE ROW EXCLUSIVE MODE")  # one writer at a time
            yield
            self.rows("COMMIT")
        finally:
            self._roll_back()

    @property
    def backend_pid(self) -> int:
        """The number of the server's process that works for this connection."""
        return self._connection.info.backend_pid

    def damage(self) -> list[str]:
        """Return nothing: a server's files are for whoever runs it to check."""
        return []

    def close(self) -> None:
        """End the connection."""
        self._connection.close()

    def _in_transaction(self) -> bool:
        return self._connection.info.transaction_status != psycopg.pq.TransactionStatus.IDLE

    def _roll_back(self) -> None:
        if self._in_transaction():
            with suppress(StoreError):  # a connection that is gone has rolled back already
                self.rows("ROLLBACK")

    def _prepare(self, timeout_s: float) -> None:
        """Check that the schema is a store of our format, or make it one where it is new."""
        self.rows("SELECT set_config('lock_timeout', ?, false)", [f"{round(timeout_s * 1000)}ms"])
        self.rows("SELECT set_config('search_path', ?, false)", [f"{self._name}, public"])
        self.rows("SET client_min_messages = warning")
        if not self._tables():
            self._make_tables()
        if "facts" not in self._tables():
            raise StoreError(f"the schema {self._name} is another program's; give another name")
        [(version,)] = self.rows("SELECT value FROM facts WHERE name = 'format'")
        if version != str(FORMAT):
            raise StoreError(
                f"the store {self._name} has format {version}, and this lessonkit reads {FORMAT}; "
                "use the version of lessonkit that wrote it, or ingest the documents again"
            )

    def _tables(self) -> set[str]:
        sql = "SELECT table_name FROM information_schema.tables WHERE table_schema = ?"
        return {table for (table,) in self.rows(sql, [self._name])}

    def _make_tables(self) -> None:
        self.rows("BEGIN")
        try:
            self.rows("SELECT pg_advisory_xact_lock(hashtext(?))", [self._name])
            if not self._tables():  # still: another program may have been faster
                self.rows(f"CREATE SCHEMA IF NOT EXISTS {self._name}")
                for statement in TABLES.format(clustered="").split(";"):
                    self.rows(statement)
                self.rows("INSERT INTO facts VALUES ('format', ?)", [str(FORMAT)])
            self.rows("COMMIT")
        finally:
            self._roll_back()

    @contextmanager
    def _plain_words(self) -> Iterator[None]:
        """Turn the server's trouble into one sentence."""
        try:
            yield
        except psycopg.Error as error:
            kinds = [kind.__name__ for kind in type(error).__mro__]
            for kind, why, do in _SAID:
                if kind in kinds:
                    first = str(error).splitlines()[0] if str(error) else type(error).__name__
                    raise StoreError(f"the store {self._name}: {why} ({first}); {do}") from error
            raise
