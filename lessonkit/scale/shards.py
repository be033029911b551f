"""Lesson 11: documents made into a folder of shards, several at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, suppress
from functools import partial
from heapq import merge
from itertools import pairwise
from pathlib import Path

from lessonkit.records import Document
from lessonkit.scale.cluster import Cluster, runner, tokenize
from lessonkit.scale.manifest import MANIFEST, Manifest, Shard, read_manifest, write_manifest
from lessonkit.scale.shard import build_shard, open_shard
from lessonkit.split import split_parents
from lessonkit.store.cutting import Split, content_hash
from lessonkit.store.sqlite import SqliteFile
from lessonkit.store.trouble import StoreError

Read = Callable[[int, int], Iterable[Document]]

_OURS = re.compile(rf"[0-9a-f]{{12}}-\d{{5,}}\.db(\..*)?|{re.escape(MANIFEST)}\.part")
_PAGE = 10_000  # ids read at a time, so that a billion of them need no more memory


def build_shards(
    folder: Path | str,
    documents: Iterable[Document] | Read,
    *,
    count: int | None = None,
    shards: int = 4,
    cluster: Cluster | None = None,
    split: Split = split_parents,
) -> Manifest:
    """Make `folder` hold the documents in `shards` files, each a run of them, and list the files.

    `documents` are the documents, or a function that gives those from `start` to `stop` of
    `count`: then the workers of the `cluster` read them, and nothing passes through here. Without
    a cluster, this process does all. The folder is one that all workers see under its name.

    Who has the old shards open goes on with them until the list of the new ones is written, last.
    A build that was killed goes on when the same one is asked for again, and the shards that were
    ready are not built again; so a function must give the same documents each time.
    Raises ValueError for documents that a store refuses, or with an id twice, and StoreError.
    """
    folder = Path(folder).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    parts, what = _parts(documents, count, shards)
    number = _last_number(folder) + 1
    build = content_hash(repr((number, shards, what, tokenize(split))))[:12]
    calls = [(folder, f"{build}-{n:05}.db", part, split) for n, part in enumerate(parts)]
    try:
        manifest = Manifest(number, tuple(runner(cluster)(build_shard, calls)))
        _check_here(folder, manifest)
        check_ids(folder, manifest.shards)
    except BaseException:
        _remove(folder, lambda name: name.endswith(".db"))
        raise
    write_manifest(folder, manifest)
    built = {shard.file for shard in manifest.shards}
    _remove(folder, lambda name: name in built)
    return manifest


def check_ids(folder: Path, shards: Sequence[Shard]) -> None:
    """Raise ValueError where two shards have a document, or a parent, with one id."""
    with ExitStack() as stack:
        files = [stack.enter_context(closing(open_shard(folder, shard))) for shard in shards]
        for table in ("documents", "parents"):
            in_order = merge(*(_ids(file, table) for file in files))
            for one, other in pairwise(in_order):
                if one == other:
                    raise ValueError(f"two {table} have the id {one!r}; give each its own")


def _check_here(folder: Path, manifest: Manifest) -> None:
    if not all((folder / shard.file).is_file() for shard in manifest.shards):
        raise StoreError(
            f"the workers have built the shards, and {folder} here has not got them; the folder "
            "must be on a file system that the workers share with this process"
        )


def _ids(file: SqliteFile, table: str) -> Iterator[str]:
    """Yield the ids in a table in their order, which is SQLite's order and Python's."""
    last = ""
    sql = f"SELECT id FROM {table} WHERE id > ? ORDER BY id LIMIT {_PAGE}"
    while page := file.rows(sql, [last]):
        yield from (name for (name,) in page)
        last = page[-1][0]


def _parts(
    documents: Iterable[Document] | Read, count: int | None, shards: int
) -> tuple[list[Callable[[], Iterable[Document]]], str]:
    """Return a reader for each shard, and a name for what they all read."""
    if shards < 1:
        raise ValueError(f"shards is a number of files, from 1 up; got {shards}")
    if callable(documents):
        if count is None or count < 0:
            raise ValueError(f"count says how many documents the function has; got {count}")
        return [partial(documents, *run) for run in _runs(count, shards)], tokenize(
            documents, count
        )
    if count is not None:
        raise ValueError("count goes with a function; documents that are here are counted here")
    given = tuple(documents)
    parts = [partial(tuple, given[start:stop]) for start, stop in _runs(len(given), shards)]
    return parts, content_hash("".join(content_hash(repr(document)) for document in given))


def _runs(count: int, shards: int) -> list[tuple[int, int]]:
    """Return where each shard's run of `count` documents starts and stops.

    >>> _runs(5, 2)
    [(0, 2), (2, 5)]
    """
    edges = [count * n // shards for n in range(shards + 1)]
    return list(pairwise(edges))


def _last_number(folder: Path) -> int:
    """Return the number of the build that is there; a new one never writes under its names."""
    return read_manifest(folder).number if (folder / MANIFEST).exists() else 0


def _remove(folder: Path, keep: Callable[[str], object]) -> None:
    """Delete the files that builds have made here, but for those to keep."""
    for path in sorted(folder.iterdir()):
        if _OURS.fullmatch(path.name) and not keep(path.name):
            with suppress(PermissionError):  # open elsewhere, on Windows: the next build does it
                path.unlink(missing_ok=True)
