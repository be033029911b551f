"""What an author has still to write in a lesson, its solution and its wrong answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lessonkit.course.notebooks.placeholders import placeholders
from lessonkit.course.notebooks.stored import name_of, read


def unwritten(path: Path) -> Iterator[str]:
    """Yield a sentence for each placeholder of a notebook, with its file and cell."""
    notebook = read(path)
    for index, cell in enumerate(notebook.cells):
        for what in placeholders(cell.source):
            where = name_of(notebook, index)
            yield f"{path.parent.name}/{path.name}, {where} is still to be written: {what}"


def unwritten_answers(folder: Path) -> Iterator[str]:
    """Yield a sentence for each placeholder of the wrong answers in a folder."""
    for path in sorted(folder.glob("*.py")):
        for what in placeholders(path.read_text(encoding="utf-8")):
            yield f"solutions/wrong/{folder.name}/{path.name} is still to be written: {what}"
