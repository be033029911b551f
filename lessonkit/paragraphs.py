"""Lesson 5: paragraphs as children, for texts whose sentences are too thin to search."""

from __future__ import annotations

import re
from collections.abc import Iterator

_FENCE = re.compile(r" {0,3}(`{3,}|~{3,})(.*)")


def paragraph_spans(text: str) -> Iterator[tuple[int, int]]:
    """Yield the (start, end) of each paragraph of `text`, in order; none for a blank text.

    A blank line ends a paragraph. A fenced block of code is one paragraph, blank lines and all,
    and is closed only by a fence of its own kind and at least its own length; a fence that is
    never closed runs to the end. Between two spans there is nothing but white space.

    >>> text = "Run it:\\n\\n```\\na\\n\\nb\\n```\\nDone."
    >>> [text[start:end] for start, end in paragraph_spans(text)]
    ['Run it:', '```\\na\\n\\nb\\n```', 'Done.']
    """
    start = place = 0
    fence = ""
    for line in text.splitlines(keepends=True):
        mark = _FENCE.match(line)
        end = place + len(line)
        if fence:
            if mark and _closes(mark, fence):
                fence = ""
                yield from _trimmed(text, start, end)
                start = end
        elif mark or not line.strip():
            yield from _trimmed(text, start, place)
            start = place
            fence = mark[1] if mark else ""
        place = end
    yield from _trimmed(text, start, place)


def _closes(mark: re.Match[str], fence: str) -> bool:
    return mark[1].startswith(fence) and not mark[2].strip()


def _trimmed(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield the span without the white space at its ends, or nothing where nothing is left."""
    piece = text[start:end].rstrip()
    if piece.strip():
        yield start + len(piece) - len(piece.lstrip()), start + len(piece)
