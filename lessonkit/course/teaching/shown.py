"""What a cell printed or drew, as parts for a page: text in lines, or a picture with its words."""

from __future__ import annotations

import base64
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from unicodedata import combining, east_asian_width

from nbformat import NotebookNode

# A longer line is folded, or its letters would be too small to read; one of a table later.
# The lessons fill their texts at 88 columns: less, and each of their lines would be folded again.
MOST_COLUMNS, MOST_IN_TABLES = 88, 100
_ALIGNED = re.compile(r"\S {2,}\S")
_TERMINAL = re.compile(r"\x1b\[[0-9;]*m")
_PICTURES = {"image/svg+xml": "svg+xml", "image/png": "png", "image/jpeg": "jpeg"}


@dataclass(frozen=True, slots=True)
class Shown:
    """One output: `text`, and for a picture its address, with the text as what it shows."""

    text: str
    picture: str = ""


def shown(outputs: tuple[NotebookNode, ...]) -> list[Shown]:
    """Return the outputs of a cell in order; streams and errors are text."""
    return [part for output in outputs for part in _parts(output)]


def _parts(output: NotebookNode) -> Iterator[Shown]:
    if output.output_type == "stream":
        yield Shown(_TERMINAL.sub("", output.text).rstrip("\n"))
    elif output.output_type == "error":
        yield Shown(_TERMINAL.sub("", "\n".join(output.traceback)).strip("-\n"))
    else:
        text = output.get("data", {}).get("text/plain", "")
        kind = next((one for one in _PICTURES if one in output.get("data", {})), None)
        if kind:
            yield Shown(text, _address(kind, output.data[kind]))
        elif text:
            yield Shown(text)


def _address(kind: str, content: str) -> str:
    """Return the picture as an address that holds it; as an image, its ids meet no other's."""
    if kind == "image/svg+xml":
        content = base64.b64encode(content.encode()).decode()
    return f"data:image/{_PICTURES[kind]};base64,{''.join(content.split())}"


def columns(line: str) -> int:
    """Return how many places of a fixed width a line takes; an ideograph takes two.

    >>> columns("ab"), columns("\\u9470\\u5319")
    (2, 4)
    """
    return sum(0 if combining(c) else 1 + (east_asian_width(c) in "WF") for c in line)


def folded(text: str, most: int | None = None) -> list[str]:
    """Return the lines of a text, those that are too long folded at blanks.

    A line with several blanks in a row stands in a table, where a fold hurts; it may be longer.
    """
    found: list[str] = []
    for line in text.splitlines():
        room = most or (MOST_IN_TABLES if _ALIGNED.search(line) else MOST_COLUMNS)
        wide = columns(line) > room
        found += textwrap.wrap(line, room, subsequent_indent="    ") if wide else [line]
    return found


def picture_html(one: Shown) -> str:
    """Return a picture as an image with its text in its place."""
    return f'<img src="{one.picture}" alt="{escape(" ".join(one.text.split()))}">'
