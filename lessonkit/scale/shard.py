"""Lesson 11: what is done with one shard: it is built, counted and searched.

A shard is a store of lesson 8 that holds a run of the documents and never changes. A cluster does
these three things with many shards at once, each wherever there is a processor.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from uuid import uuid4

from lessonkit.records import Document
from lessonkit.scale.manifest import Shard
from lessonkit.scale.merge import Ranking
from lessonkit.store.cutting import Split
from lessonkit.store.ranking import EVERY_CHILD, ranked
from lessonkit.store.sqlite import SqliteFile
from lessonkit.store.store import Store
from lessonkit.store.trouble import StoreError

Asked = tuple[str, Mapping[str, float]]  # a query, and the weights of its terms


def build_shard(
    folder: Path, file: str, documents: Callable[[], Iterable[Document]], split: Split
) -> Shard:
    """Return the shard `file`, which is built from `documents()` unless it is there already.

    It is written under another name and then put in its place, so a shard is there whole or not
    at all, whoever is killed.
    """
    _check_seen(folder)
    if not (folder / file).is_file():
        part = folder / f"{file}.{uuid4().hex}.part"  # two workers may be at one shard
        try:
            _write(part, file, documents(), split)
            part.replace(folder / file)
        except BaseException:
            for left in folder.glob(f"{part.name}*"):
                left.unlink(missing_ok=True)
            raise
    return _described(folder / file)


def statistics(folder: Path, shard: Shard) -> dict[str, int]:
    """Return each term's df in the shard, and its number of children under the empty term."""
    with closing(open_shard(folder, shard)) as file:
        return dict(file.rows("SELECT term, df FROM terms"))


def search_shard(
    folder: Path, shard: Shard, asked: Sequence[Asked], k: int | None
) -> list[Ranking]:
    """Return for each query where the shard's `k` best children are, and their scores.

    Places and not children: of what all shards find, few are among the best, and only those are
    read.
    """
    with closing(open_shard(folder, shard)) as file:
        return [ranked(file, query, k, weights) for query, weights in asked]


def open_shard(folder: Path, shard: Shard) -> SqliteFile:
    """Return the shard's file, open to be read. Raises StoreError unless it is as it was built."""
    _check_seen(folder)
    path = folder / shard.file
    if not path.is_file():
        raise StoreError(
            f"the shard {path} is missing; open the shards anew if a new build took its place, or "
            "build them again"
        )
    if path.stat().st_size != shard.size:
        raise StoreError(
            f"the shard {path} is damaged: it has {path.stat().st_size} bytes and was built with "
            f"{shard.size}; build the shards again"
        )
    file = SqliteFile(path, timeout_s=5, read_only=True)
    if _name_in(file) != shard.file:
        file.close()
        raise StoreError(f"the shard {path} is of another build; build the shards again")
    return file


def _write(part: Path, name: str, documents: Iterable[Document], split: Split) -> None:
    """Write a shard that is one file: a log beside it would be lost when it gets its name."""
    with closing(SqliteFile(part, timeout_s=5)) as file:
        Store(file).replace_all(documents, split)
        file.insert("facts", [("shard", name)])
        [(mode,)] = file.rows("PRAGMA journal_mode = DELETE")
        if mode != "delete":
            raise StoreError(f"the log of {part} cannot be written into it; build on another disk")


def _described(path: Path) -> Shard:
    with closing(SqliteFile(path, timeout_s=5, read_only=True)) as file:
        [(documents,)] = file.rows("SELECT COUNT(*) FROM documents")
        children = dict(file.rows("SELECT term, df FROM terms WHERE term = ?", [EVERY_CHILD]))
    return Shard(path.name, documents, children.get(EVERY_CHILD, 0), path.stat().st_size)


def _name_in(file: SqliteFile) -> str:
    return dict(file.rows("SELECT name, value FROM facts")).get("shard", "")


def _check_seen(folder: Path) -> None:
    if not folder.is_dir():
        raise StoreError(
            f"the worker on {socket.gethostname()} does not see the folder {folder}; every worker "
            "needs it under this name, on a file system that they share"
        )
