"""Lesson 8: the store in one file, with the SQLite of Python's standard library."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from lessonkit.store.database import Place, Row, check_not_reading, in_parts, marks
from lessonkit.store.store import Store
from lessonkit.store.tables import FORMAT, TABLES
from lessonkit.store.trouble import StoreError

if TYPE_CHECKING:
    from lessonkit.store.vectors import Model, Vectors

_OURS = 0x736D3262  # SQLite's application_id, so that no other program's file is taken for ours

_BEGINS = b"SQLite format 3\0"

# What SQLite's error codes begin with, what happened, and what to do.
_SAID = {
    "SQLITE_BUSY": ("another program is writing to it", "wait until it is done, then try again"),
    "SQLITE_LOCKED": ("another program is writing to it", "wait until it is done, then try again"),
    "SQLITE_FULL": ("the disk is full", "make room, then try again; nothing of this was written"),
    "SQLITE_IOERR": ("the disk could not be read or written", "look after the disk, or make room"),
    "SQLITE_READONLY": (
        "the file or its folder may not be written",
        "give yourself the right to, or copy it",
    ),
    "SQLITE_CANTOPEN": ("it cannot be opened", "look at the rights of the file and its folder"),
    "SQLITE_CORRUPT": ("the file is damaged", "bring back a copy, or ingest the documents again"),
    "SQLITE_CONSTRAINT": (
        "rows out of step are in the way",
        "replace all that audit() names in one replace_all, with force=True",
    ),
    "SQLITE_NOTADB": ("the file is no database, or damaged", "name another file, or move it away"),
}


def sqlite_store(
    path: Path | str,
    *,
    model: Model | None = None,
    timeout_s: float = 5,
    read_only: bool = False,
) -> Store:
    """Return the store in the file `path`, which is made if it is not there.

    One writer at a time: a second one waits up to `timeout_s`. Readers never wait, and see the
    store as it was before a write, or after it. A store belongs to the thread that opened it.
    With a `model`, each child has a vector too, and `store.vectors` ranks by them.
    Raises StoreError, with a sentence, for a file that cannot be used.

    >>> import tempfile
    >>> from lessonkit import Document, Parent
    >>> guide = Parent("D1", "D1", "Lock the bike. Keep the key.")
    >>> with tempfile.TemporaryDirectory() as folder, sqlite_store(f"{folder}/s.db") as store:
    ...     store.replace(Document("D1", "Locks", (guide,)))
    ...     [hit.child.id for hit in store.search("Where is the key?")]
    True
    ['D1.2', 'D1.1']
    """
    file = SqliteFile(Path(path), timeout_s=timeout_s, read_only=read_only)
    try:
        return Store(file, vectors_in(file, model) if model else None)
    except BaseException:
        file.close()
        raise


def vectors_in(file: SqliteFile, model: Model) -> Vectors:
    """Return the vectors of `model` in a file. Raises StoreError where it has those of another."""
    from lessonkit.store.scan import Scan  # here, as it brings numpy, which no other store needs
    from lessonkit.store.vectors import Vectors

    return Vectors(file, model, Scan(file))


class SqliteFile:
    """The file of a store, opened. A `Database`: the store says what, the file knows how."""

    def __init__(self, path: Path, *, timeout_s: float = 5, read_only: bool = False) -> None:
        """Open the file at `path`, and make the tables where it is new."""
        self._path, self._timeout_s = path, timeout_s
        try:
            self._check_path(read_only)
        except OSError as error:
            why, do = _SAID["SQLITE_CANTOPEN"]
            raise StoreError(f"the store {path}: {why} ({error.strerror}); {do}") from error
        uri = path.absolute().as_uri() + ("?mode=ro" if read_only else "")
        with self._plain_words():
            self._connection = sqlite3.connect(
                uri, uri=True, timeout=timeout_s, isolation_level=None
            )
        try:
            self._prepare()
        except BaseException:
            self.close()
            raise

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        """Return what a statement finds."""
        with self._plain_words():
            return self._connection.execute(sql, values).fetchall()

    def many(self, sql: str, rows: Iterable[Row]) -> None:
        """Run a statement once for each of `rows`."""
        with self._plain_words():
            self._connection.executemany(sql, rows)

    def insert(self, table: str, rows: Iterable[Row]) -> None:
        """Put whole rows into a table."""
        columns = len(self.rows(f"PRAGMA table_info({table})"))
        self.many(f"INSERT INTO {table} VALUES ({marks(columns)})", rows)

    def listed(self, places: Iterable[Place]) -> Iterator[tuple[str, list[int]]]:
        """Yield queries that give `places` back, a few hundred each."""
        for part in in_parts(places):
            values = [number for place in part for number in place]
            yield f"VALUES {marks(len(part), '(?, ?)')}", values

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Hold one state of the store until the block ends, whoever writes meanwhile."""
        if self._connection.in_transaction:  # a block inside a block sees what that one sees
            yield
            return
        self.rows("BEGIN")
        try:
            yield
        finally:
            self._roll_back()

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Write the block whole when it ends, or nothing of it when it raises."""
        check_not_reading(self._connection.in_transaction)
        self.rows("BEGIN IMMEDIATE")  # now, not at the first change: no other can come between
        try:
            yield
            self.rows("COMMIT")
        finally:
            self._roll_back()

    def state(self) -> tuple[int, int]:
        """Return numbers that differ after a write, by whomever."""
        [(by_others,)] = self.rows("PRAGMA data_version")
        return by_others, self._connection.total_changes

    def damage(self) -> list[str]:
        """Return what SQLite's own check of the file finds."""
        found = [said for (said,) in self.rows("PRAGMA quick_check(5)")]
        return [] if found == ["ok"] else found

    def close(self) -> None:
        """Close the file. What was written is there, also without this."""
        self._connection.close()

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self.rows("ROLLBACK")

    def _check_path(self, read_only: bool) -> None:
        if self._path.is_dir():  # an empty path is the folder we are in
            raise StoreError(f"a store is a file; {str(self._path)!r} is a folder: add a name")
        if not self._path.absolute().parent.is_dir():
            raise StoreError(f"the folder of {self._path} is not there; make it first")
        if read_only and not self._path.is_file():
            raise StoreError(f"there is no store {self._path} to read; ingest documents first")
        if self._path.exists() and not self._begins_well():
            raise StoreError(f"the store {self._path}: {'; '.join(_SAID['SQLITE_NOTADB'])}")

    def _begins_well(self) -> bool:
        """Return whether the file is a database or empty: SQLite overwrites a very short text."""
        with self._path.open("rb") as file:
            return file.read(len(_BEGINS)) in (b"", _BEGINS)

    def _prepare(self) -> None:
        """Check that the file is a store of our format, or make it one where it is empty."""
        self.rows("PRAGMA foreign_keys = ON")
        if self._is_empty():
            self._write_ahead()
            with self.writing():
                if self._is_empty():  # still: another program may have been faster
                    self._make_tables()
        [(owner,)], [(version,)] = self.rows("PRAGMA application_id"), self._version()
        if owner != _OURS:
            raise StoreError(f"{self._path} is another program's database; name another file")
        if version != FORMAT:
            raise StoreError(
                f"{self._path} has format {version}, and this lessonkit reads {FORMAT}; "
                "use the version of lessonkit that wrote it, or ingest the documents again"
            )

    def _write_ahead(self) -> None:
        """Let readers and a writer not wait for another. SQLite does not wait to change to that."""
        until = time.monotonic() + self._timeout_s
        while True:
            try:
                self.rows("PRAGMA journal_mode = WAL")
                return
            except StoreError as error:
                busy = getattr(error.__cause__, "sqlite_errorname", "").startswith("SQLITE_BUSY")
                if not busy or time.monotonic() > until:
                    raise
            time.sleep(0.01)

    def _is_empty(self) -> bool:
        return not self.rows("SELECT 1 FROM sqlite_master LIMIT 1")

    def _version(self) -> list[Row]:
        return self.rows("PRAGMA user_version")

    def _make_tables(self) -> None:
        for statement in TABLES.format(clustered="WITHOUT ROWID").split(";"):
            self.rows(statement)
        self.rows(f"PRAGMA application_id = {_OURS}")
        self.rows(f"PRAGMA user_version = {FORMAT}")

    @contextmanager
    def _plain_words(self) -> Iterator[None]:
        """Turn SQLite's trouble into one sentence."""
        try:
            yield
        except sqlite3.Error as error:
            code = "_".join(getattr(error, "sqlite_errorname", "").split("_")[:2])
            if code not in _SAID:
                raise
            why, do = _SAID[code]
            raise StoreError(f"the store {self._path}: {why} ({error}); {do}") from error
