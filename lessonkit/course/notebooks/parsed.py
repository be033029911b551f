"""A cell's source as Python's own tree, whoever wrote it."""

from __future__ import annotations

import ast
from threading import Lock

# Up to 3.11.7, Python takes what two threads read at once for one tree, and raises SystemError
# (python/cpython#106905).
_ONE_AT_A_TIME = Lock()


def tree(source: str, mode: str = "exec") -> ast.AST:
    """Return what `ast.parse` does, or raise what it raises, in any number of threads."""
    with _ONE_AT_A_TIME:
        return ast.parse(source, mode=mode)


def statements(source: str) -> list[ast.stmt]:
    """Return the outermost statements; none where Python cannot read the source.

    That is a cell with a magic line, but also one that is nested so deep, or has so long a
    number, that the parser gives up. What is wrong with it, the kernel will say.

    >>> len(statements("x = 1\\nprint(x)")), statements("%time f()"), statements("-" * 99_999)
    (2, [], [])
    """
    try:
        return tree(source).body
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return []
