"""Lesson 8: what a store says when the disk, the file or the server does not play along."""

from __future__ import annotations


class StoreError(RuntimeError):
    """The store could not be read or written; its sentence says why, and what to do.

    What the store held before is still there: a write is done whole, or not at all.
    """
