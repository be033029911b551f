"""Lesson 10: the headings above a place in a file."""

from __future__ import annotations

from typing import NamedTuple


class Heading(NamedTuple):
    """A heading: 1 is the outermost level, and `place` tells it from others with its words."""

    level: int
    text: str
    place: tuple[int, ...] = ()


Outline = tuple[Heading, ...]


def under(outline: Outline, heading: Heading) -> Outline:
    """Return the headings above what follows `heading`, which stands below those of `outline`.

    >>> guide, hire, lights = Heading(1, "Guide"), Heading(2, "Hire"), Heading(2, "Lights")
    >>> [heading.text for heading in under((guide, hire), lights)]
    ['Guide', 'Lights']
    """
    return (*(above for above in outline if above.level < heading.level), heading)


def words(outline: Outline) -> tuple[str, ...]:
    """Return the text of each heading that has one."""
    return tuple(heading.text for heading in outline if heading.text)
