"""Rules for what a lesson says: nothing is left of the skeleton it was made from."""

from __future__ import annotations

from collections.abc import Iterator

from lessonkit.course.linting.sheet import Sheet
from lessonkit.course.notebooks.placeholders import placeholders


def placeholder(sheet: Sheet) -> Iterator[tuple[int | None, str]]:
    """Every placeholder of `lesson new-lesson` is written, each named by what it asks for."""
    for index, cell in enumerate(sheet.cells):
        for what in placeholders(cell.source):
            yield index, f"is still to be written: {what}"


CONTENT_RULES = {"placeholder": placeholder}
