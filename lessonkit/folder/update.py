"""Lesson 10: a store brought in step with a folder. Only what changed is read."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from lessonkit.folder.filed import Filed, filed
from lessonkit.folder.files import Found, FoundFile, Skipped, printable
from lessonkit.folder.ledger import Known, Ledger
from lessonkit.folder.read import read_file
from lessonkit.folder.section import NotOpenedError, UnreadableError
from lessonkit.records import Child, Parent
from lessonkit.store import Store

Progress = Callable[[int, int], None]  # how many files of how many are read

_FILES_AT_ONCE = 200  # in one transaction
_BYTES_AT_ONCE = 4_000_000


@dataclass(frozen=True, slots=True)
class Update:
    """What was done to bring a store in step: files read, found as they were, and taken out.

    `skipped` are all that could not be read, now or before, each with the reason.
    """

    read: int
    unchanged: int
    removed: int
    skipped: tuple[Skipped, ...]


def update(
    folder: Path, found: Found, store: Store, ledger: Ledger, progress: Progress | None = None
) -> Update:
    """Bring the store and the ledger in step with the files `found` in `folder`.

    What is done stays done: after an interrupt the next update goes on where this one was.
    """
    known = ledger.files()
    gone = sorted({*known, *store.documents} - {file.path for file in found.files})
    ledger.forget(gone)  # first: what the store alone has is taken out the next time
    for path in gone:
        store.remove(path)
    new = [file for file in found.files if not _is_known(file, known)]
    done = 0
    for batch in _batches(new):
        _take_in(folder, batch, store, ledger)
        done += len(batch)
        if progress:
            progress(done, len(new))
    unread = [Skipped(printable(p), one.why) for p, one in ledger.files().items() if one.why]
    skipped = sorted((*found.skipped, *unread), key=lambda one: one.path)
    return Update(len(new), len(found.files) - len(new), len(gone), tuple(skipped))


def _is_known(file: FoundFile, known: dict[str, Known]) -> bool:
    return file.path in known and known[file.path].is_still(file)


def _batches(files: Sequence[FoundFile]) -> Iterator[list[FoundFile]]:
    """Yield the files in parts that are not too many, nor too large, for one transaction."""
    batch: list[FoundFile] = []
    size = 0
    for file in files:
        if batch and (len(batch) == _FILES_AT_ONCE or size + file.size > _BYTES_AT_ONCE):
            yield batch
            batch, size = [], 0
        batch.append(file)
        size += file.size
    if batch:
        yield batch


def _take_in(folder: Path, batch: Sequence[FoundFile], store: Store, ledger: Ledger) -> None:
    """Read some files, put what is in them into the store, and then into the ledger."""
    looked_ns = time.time_ns()
    read: list[Filed] = []
    known: dict[str, Known] = {}
    for file in batch:
        why, looked_at = "", looked_ns
        try:
            read.append(filed(file.path, read_file(folder / file.path, file.kind)))
        except UnreadableError as error:
            why = str(error)
            store.remove(file.path)
            looked_at = 0 if isinstance(error, NotOpenedError) else looked_ns  # tried each time
        known[file.path] = Known(file.size, file.mtime_ns, looked_at, why)
    store.replace_all([one.document for one in read], _children_of(read))
    ledger.write(known, {one.document.id: one.lines for one in read})


def _children_of(read: Sequence[Filed]) -> Callable[[Sequence[Parent]], list[Child]]:
    """Return the children that were read, as the rule by which the store splits parents."""
    children: dict[str, list[Child]] = {}
    for child in (child for one in read for child in one.children):
        children.setdefault(child.parent_id, []).append(child)

    def split(parents: Sequence[Parent]) -> list[Child]:
        return [child for parent in parents for child in children.get(parent.id, [])]

    return split
