"""A cell's source as Python's own tree, whoever wrote it."""

from __future__ import annotations

import ast


def statements(source: str) -> list[ast.stmt]:
    """Return the outermost statements; none where Python cannot read the source.

    That is a cell with a magic line, but also one that is nested so deep, or has so long a
    number, that the parser gives up. What is wrong with it, the kernel will say.

    >>> len(statements("x = 1\\nprint(x)")), statements("%time f()"), statements("-" * 99_999)
    (2, [], [])
    """
    try:
        return ast.parse(source).body
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return []
