"""Lesson 5: paragraphs as children, for texts whose sentences are too thin to search."""

from __future__ import annotations

from collections.abc import Iterator

from lessonkit.fences import fence_after


def paragraph_spans(text: str) -> Iterator[tuple[int, int]]:
    """Yield the (start, end) of each paragraph of `text`, in order; none for a blank text.

    A blank line ends a paragraph. A fenced block of code is one paragraph, blank lines and all; one
    that is never closed runs to the end. Between two spans there is nothing but white space.

    >>> text = "Run it:\\n\\n```\\na\\n\\nb\\n```\\nDone."
    >>> [text[start:end] for start, end in paragraph_spans(text)]
    ['Run it:', '```\\na\\n\\nb\\n```', 'Done.']
    """
    start = place = 0
    fence = ""
    for line in text.splitlines(keepends=True):
        before, fence = fence, fence_after(line, fence)
        end = place + len(line)
        if before and not fence:
            yield from _trimmed(text, start, end)
            start = end
        elif not before and (fence or not line.strip()):
            yield from _trimmed(text, start, place)
            start = place
        place = end
    yield from _trimmed(text, start, place)


def _trimmed(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield the span without the white space at its ends, or nothing where nothing is left."""
    piece = text[start:end].rstrip()
    if piece.strip():
        yield start + len(piece) - len(piece.lstrip()), start + len(piece)
