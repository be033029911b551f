"""Lesson 10: what is known of each file of a folder: as it was when read, and where its lines are.

It lies in the file of the store, in tables of its own. It is written after the store: where a
program is killed between the two, the next one reads those files again and changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from lessonkit.folder.files import FoundFile
from lessonkit.folder.section import Line
from lessonkit.store.sqlite import SqliteFile

_TABLES = (
    "CREATE TABLE IF NOT EXISTS files (path TEXT PRIMARY KEY, size INTEGER NOT NULL, "
    "mtime_ns INTEGER NOT NULL, looked_ns INTEGER NOT NULL, why TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS lines (parent_id TEXT PRIMARY KEY, path TEXT NOT NULL, "
    "at TEXT NOT NULL)",
    "CREATE INDEX IF NOT EXISTS lines_of_file ON lines (path)",
)
LinesById = Mapping[str, Sequence[Line]]  # of the sections of a file, by parent id

_CLOCK_STEP_NS = 2_000_000_000  # the coarsest time that a file system keeps, FAT's


@dataclass(frozen=True, slots=True)
class Known:
    """A file as it was when we looked at it, and in `why` the reason if it could not be read."""

    size: int
    mtime_ns: int
    looked_ns: int
    why: str = ""

    def is_still(self, file: FoundFile) -> bool:
        """Return whether `file` cannot have changed since.

        One that was changed shortly before the look could have been changed again behind it and
        have the same time: it is looked at once more.
        """
        same = (self.size, self.mtime_ns) == (file.size, file.mtime_ns)
        return same and self.mtime_ns + _CLOCK_STEP_NS < self.looked_ns


class Ledger:
    """The files that are known, in the file of a store."""

    def __init__(self, file: SqliteFile) -> None:
        """Make the tables where they are not there yet."""
        self._file = file
        for statement in _TABLES:
            file.rows(statement)

    def files(self) -> dict[str, Known]:
        """Return what is known of each file, by path."""
        sql = "SELECT path, size, mtime_ns, looked_ns, why FROM files ORDER BY path"
        return {path: Known(*rest) for path, *rest in self._file.rows(sql)}

    def lines_of(self, parent_id: str) -> list[Line]:
        """Return where the text of a section stands in its file."""
        [(stored,)] = self._file.rows("SELECT at FROM lines WHERE parent_id = ?", [parent_id])
        return [Line(*one) for one in json.loads(stored)]

    def write(self, known: Mapping[str, Known], lines: Mapping[str, LinesById]) -> None:
        """Put down what is known of some files, and the lines of their sections, path by path."""
        with self._file.writing():
            self._take_out(known)
            self._file.insert("files", ((path, *_row(one)) for path, one in known.items()))
            self._file.insert(
                "lines",
                (
                    (parent_id, path, json.dumps(at))
                    for path, sections in lines.items()
                    for parent_id, at in sections.items()
                ),
            )

    def forget(self, paths: Iterable[str]) -> None:
        """Take out what is known of some files."""
        with self._file.writing():
            self._take_out(paths)

    def _take_out(self, paths: Iterable[str]) -> None:
        rows = [(path,) for path in paths]
        for table in ("files", "lines"):
            self._file.many(f"DELETE FROM {table} WHERE path = ?", rows)


def _row(known: Known) -> tuple[int, int, int, str]:
    return known.size, known.mtime_ns, known.looked_ns, known.why
