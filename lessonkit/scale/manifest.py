"""Lesson 11: the list of a folder's shards, written last: what it does not name is no shard."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

from lessonkit.store.trouble import StoreError

MANIFEST = "shards.json"
FORMAT = 1


@dataclass(frozen=True, slots=True)
class Shard:
    """A file with a run of the documents: how many, of how many children, in how many bytes."""

    file: str
    documents: int
    children: int
    size: int


@dataclass(frozen=True, slots=True)
class Manifest:
    """The shards of a folder in document order, and which build of the folder they are."""

    number: int
    shards: tuple[Shard, ...]


def read_manifest(folder: Path) -> Manifest:
    """Return the list of the shards in `folder`. Raises StoreError where there is none."""
    check_folder(folder)
    path = folder / MANIFEST
    if not path.is_file():
        raise StoreError(f"there are no shards in {folder}; build_shards makes them")
    try:
        said = json.loads(path.read_text(encoding="utf-8"))
        version, number = said["format"], int(said["number"])
        shards = tuple(Shard(**row) for row in said["shards"])
    except (ValueError, KeyError, TypeError) as error:
        raise StoreError(f"the list {path} is damaged; build the shards again") from error
    if version != FORMAT:
        raise StoreError(
            f"{path} has format {version}, and this lessonkit reads {FORMAT}; build the shards "
            "again, or use the version of lessonkit that built them"
        )
    return Manifest(number, shards)


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Put the list in its place, whole or not at all."""
    part = folder / f"{MANIFEST}.part"
    with part.open("w", encoding="utf-8", newline="\n") as file:
        json.dump({"format": FORMAT} | asdict(manifest), file, indent=1)
        file.flush()
        os.fsync(file.fileno())  # its name must not be on the disk before its words are
    part.replace(folder / MANIFEST)


def check_folder(folder: Path) -> None:
    """Raise StoreError unless `folder` is a folder."""
    if not folder.is_dir():
        raise StoreError(f"there is no folder {folder}; build_shards makes it")
