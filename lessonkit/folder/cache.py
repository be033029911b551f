"""Lesson 10: where the index of a folder is kept."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

READ_AS = 2  # raised when files are read or cut another way: an older index is then left alone


def index_path(folder: Path, ranker: str, cache: str | Path | None = None) -> Path:
    """Return the file for the index of `folder`, in the folder `cache` or the user's own cache.

    Its name is made from the path alone, so a folder that was moved gets another. One with vectors
    lies beside the one with words alone.
    """
    key = sha256(f"{READ_AS} {folder.as_posix()}".encode("utf-8", "surrogateescape")).hexdigest()
    kind = "vectors" if ranker == "minilm" else "words"
    return Path(cache or user_cache()) / key[:20] / kind / "index.db"


def user_cache() -> Path:
    """Return the folder for indexes where this system keeps what can be made again."""
    from platformdirs import user_cache_path  # here, as it is an extra

    return user_cache_path("lessonkit", appauthor=False) / "folders"
