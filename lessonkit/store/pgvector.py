"""Lesson 8: vectors on a PostgreSQL server, searched there by its extension pgvector."""

from __future__ import annotations

import json

import numpy as np

from lessonkit.store.database import Place
from lessonkit.store.postgres import PostgresSchema
from lessonkit.store.tables import VECTORS
from lessonkit.store.vectors import rough_error

_MORE = 32  # rows beyond k asked for at first
_ALL = 2**31 - 1


class PgVector:
    """The server looks through all its vectors, with 24 bits a number; nothing is kept here."""

    tables = (
        "CREATE EXTENSION IF NOT EXISTS vector SCHEMA public",
        VECTORS.format(vector="vector"),
    )

    def __init__(self, schema: PostgresSchema) -> None:
        """Search the vectors of `schema`."""
        self._schema = schema

    def kept(self, steps: np.ndarray) -> str:
        """Return a vector as pgvector reads it: whole numbers, which its four bytes hold."""
        return json.dumps(steps.tolist())

    def near(self, asked: np.ndarray, k: int | None) -> tuple[list[Place], np.ndarray]:
        """Return the vectors that could be among the `k` nearest, with their places.

        More are asked for until the last is too far to be one of the k, however it was rounded.
        """
        sql = (
            "SELECT document, ordinal, steps::text, far FROM (SELECT *, steps <=> ?::vector AS far "
            "FROM vectors ORDER BY far LIMIT ?) AS nearest ORDER BY far"  # text for these few alone
        )
        limit = _ALL if k is None or not asked.any() else min(k + _MORE, _ALL)
        while True:
            rows = self._schema.rows(sql, [self.kept(asked), limit])
            if len(rows) < limit or rows[-1][3] > rows[k - 1][3] + rough_error(len(asked)):
                steps = [json.loads(row[2]) for row in rows]
                return [row[:2] for row in rows], np.array(steps).reshape(-1, len(asked))
            limit *= 4
