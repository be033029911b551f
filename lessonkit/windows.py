"""Lessons 4 and 5: the children around a child, found by position alone."""

from __future__ import annotations

from collections.abc import Sequence

from lessonkit.records import Child


def neighbours(child: Child, children: Sequence[Child], window: int = 1) -> list[Child]:
    """Return the children of the same document at most `window` places from `child`, in order.

    The child itself is among them. At a document's edge there are fewer, and none of the next
    document. Raises ValueError for a negative window.
    """
    check_window(window)
    near = [
        other
        for other in children
        if other.document_id == child.document_id and abs(other.ordinal - child.ordinal) <= window
    ]
    return sorted(near, key=lambda other: other.ordinal)


def check_window(window: int) -> None:
    """Raise ValueError unless `window` is a number of children from 0 up."""
    if window < 0:
        raise ValueError(f"window is a number of children on each side, from 0 up; got {window}")
