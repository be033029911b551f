"""Every lesson: a function of the kit as a lesson shows it."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from textwrap import dedent


def source_of(function: Callable[..., object]) -> str:
    """Return the source of `function` without its docstring, which a lesson replaces.

    >>> from lessonkit import count_words
    >>> print(source_of(count_words))
    def count_words(text: str) -> int:
        return len(text.split())
    """
    source = dedent(inspect.getsource(function))
    definition = ast.parse(source).body[0]
    lines = source.splitlines()
    if ast.get_docstring(definition):
        said = definition.body[0]
        del lines[said.lineno - 1 : said.end_lineno]
    return "\n".join(lines)
