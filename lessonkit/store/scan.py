"""Lesson 8: vectors in a SQLite file, read once and scanned by numpy."""

from __future__ import annotations

import numpy as np

from lessonkit.store.database import Place
from lessonkit.store.sqlite import SqliteFile
from lessonkit.store.tables import VECTORS
from lessonkit.store.vectors import rough_error

_TYPE = np.dtype("<i2")


class Scan:
    """The vectors of a file, held in memory until the file changes: four bytes a number."""

    tables = (VECTORS.format(vector="BLOB"),)

    def __init__(self, file: SqliteFile) -> None:
        """Scan the vectors of `file`."""
        self._file = file
        self._state: tuple[int, int] | None = None

    def kept(self, steps: np.ndarray) -> bytes:
        """Return a vector as two bytes a number."""
        return steps.astype(_TYPE).tobytes()

    def near(self, asked: np.ndarray, k: int | None) -> tuple[list[Place], np.ndarray]:
        """Return the vectors that could be among the `k` nearest, with their places."""
        self._refresh(len(asked))
        rough = np.divide(self._steps @ asked.astype(np.float32), self._lengths)
        near = np.arange(len(rough))
        if k is not None and k < len(rough):
            kth = np.partition(rough, -k)[-k]
            margin = rough_error(len(asked)) * np.sqrt(float(asked.astype(float) @ asked))
            near = np.flatnonzero(rough >= kth - margin)
        return [tuple(place) for place in self._places[near].tolist()], self._steps[near]

    def _refresh(self, size: int) -> None:
        state = self._file.state()
        if state == self._state:
            return
        rows = self._file.rows(
            "SELECT document, ordinal, steps FROM vectors ORDER BY document, ordinal"
        )
        self._places = np.array([row[:2] for row in rows], dtype=np.int64).reshape(-1, 2)
        content = np.frombuffer(b"".join(row[2] for row in rows), dtype=_TYPE)
        self._steps = content.reshape(-1, size).astype(np.float32)  # exact: 24 bits hold 16
        squares = np.einsum("ij,ij->i", self._steps, self._steps)
        self._lengths = np.sqrt(np.maximum(squares, 1))  # a vector of zeros scores 0
        self._state = state
