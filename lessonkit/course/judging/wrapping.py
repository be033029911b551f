"""Text of a given width, broken between words: a terminal alone breaks inside them."""

from __future__ import annotations

import re
import shutil
import textwrap

_HANGING = re.compile(r"(?:call:|expected:|yours:)? *")  # what the next lines stand clear of


def wrapped(text: str, indent: str = "", width: int = 0) -> list[str]:
    """Return the lines of `text`, each begun with `indent`, broken at blanks where too wide.

    Lines of code and output keep their inner blanks, and go on below where their value began.
    Without a width it is the terminal's, and never less than 40.

    >>> wrapped("yours:    one two", indent="  ")
    ['  yours:    one two']
    >>> wrapped("yours:    one two", width=14)
    ['yours:    one', '          two']
    """
    width = width or max(shutil.get_terminal_size((100, 24)).columns, 40)
    return [row for line in text.splitlines() for row in _rows(line, indent, width)]


def _rows(line: str, indent: str, width: int) -> list[str]:
    return textwrap.wrap(
        line,
        width,
        initial_indent=indent,
        subsequent_indent=indent + " " * _HANGING.match(line).end(),
        expand_tabs=False,
        replace_whitespace=False,
        break_long_words=False,
        break_on_hyphens=False,
    )
