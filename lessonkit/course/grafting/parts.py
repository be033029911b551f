"""A check in two parts: what it prints, and then what it asserts."""

from __future__ import annotations

import ast

from lessonkit.course.notebooks.parsed import tree


def parts(source: str) -> tuple[str, str]:
    r"""Return the lines of a check before its first assertion, and the rest at its line numbers.

    The rest is sent to the kernel when all that the check prints has been read, so that an
    answer finds no expected value anywhere as long as knowing it would help. Empty where there
    is none.

    >>> parts("print(f(1))\nassert f(1) == 2")
    ('print(f(1))', '\nassert f(1) == 2')
    """
    try:
        body = tree(source).body
    except SyntaxError:  # a cell with a magic line
        return source, ""
    first = next((s.lineno for s in body if _asserts(s)), None)
    if first is None:
        return source, ""
    lines = source.split("\n")
    return "\n".join(lines[: first - 1]), "\n" * (first - 1) + "\n".join(lines[first - 1 :])


def _asserts(statement: ast.stmt) -> bool:
    return any(isinstance(node, ast.Assert) for node in ast.walk(statement))
