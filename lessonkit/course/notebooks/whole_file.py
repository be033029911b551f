"""Write a file so that no reader, and no power cut, ever finds half of it."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Put `content` into `path` at once: written beside it under another name, then moved."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())  # on the disk before it has the name
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
