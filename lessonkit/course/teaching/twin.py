"""The live-coding twin of a lesson: its code cells empty, each with the full one to peek at."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from lessonkit.course.notebooks.stored import as_text, clean, read
from lessonkit.course.teaching.without_answers import lesson_of

_FENCE = re.compile(r"`{3,}")
_PEEK = "<details><summary>Peek</summary>\n\n{fence}python\n{code}\n{fence}\n\n</details>"


def twin(path: Path) -> str:
    """Return the twin of the lesson in `path` as the text of a notebook.

    The first code cell, the imports, stands as it is: nobody learns from watching them typed.
    """
    lesson = lesson_of(clean(read(path)))
    cells: list[NotebookNode] = []
    imports = True
    for cell in lesson.cells:
        cells.append(cell)
        if cell.cell_type != "code":
            continue
        full, cell["outputs"], cell["execution_count"] = cell.source, [], None
        if not imports:
            cell["source"] = ""
            cells.append(_peek(full, f"{cell.id[:59]}-peek"))
        imports = False
    lesson["cells"] = cells
    return as_text(lesson)


def _peek(code: str, name: str) -> NotebookNode:
    longest = max((len(found) for found in _FENCE.findall(code)), default=2)
    text = _PEEK.format(fence="`" * (longest + 1), code=code)
    cell = nbformat.v4.new_markdown_cell(text)
    cell["id"] = name
    return cell
