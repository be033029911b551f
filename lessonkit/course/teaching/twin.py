"""The live-coding twin of a lesson: its code cells empty, each with the full one to peek at."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import takewhile
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from lessonkit.course.notebooks.stored import as_text, clean, read
from lessonkit.course.teaching.prose import blocks
from lessonkit.course.teaching.sections import is_special
from lessonkit.course.teaching.without_answers import lesson_of

_FENCE = re.compile(r"`{3,}")
_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!https?://)[^)\s]*\)")
_OPENS, _CLOSES = "<details><summary>Peek</summary>\n\n", "\n\n</details>"


def twin(path: Path) -> str:
    """Return the twin of the lesson in `path` as the text of a notebook.

    The first code cell, the imports, stands as it is: nobody learns from watching them typed.
    Prose that reads back what an emptied cell prints is folded away with the code. A link to
    another notebook becomes its words: nobody knows where the twin will lie.
    """
    lesson = lesson_of(clean(read(path)))
    lesson["cells"] = list(_emptied(lesson.cells))
    return as_text(lesson)


def _emptied(cells: Iterable[NotebookNode]) -> Iterator[NotebookNode]:
    peek: NotebookNode | None = None  # of the last emptied cell, where it may take prose along
    imports, printed = True, False
    for cell in cells:
        if cell.cell_type != "code":
            folded, cell["source"] = _parted(cell.source) if printed else ("", cell.source)
            if folded:
                peek["source"] = peek.source.removesuffix(_CLOSES) + f"\n\n{folded}{_CLOSES}"
            if cell.source:
                printed, cell["source"] = False, _LINK.sub(r"\1", cell.source)
                yield cell
            continue
        printed = not imports and (printed or bool(cell.outputs))
        full, cell["outputs"], cell["execution_count"] = cell.source, [], None
        yield cell
        if not imports:
            cell["source"], peek = "", _peek(full, f"{cell.id[:59]}-peek")
            yield peek
        imports = False


def _parted(source: str) -> tuple[str, str]:
    """Return the prose up to the next heading or prediction, its links as words, and the rest."""
    parts = blocks(source)
    folded = list(takewhile(lambda block: not is_special(block), parts))
    return _LINK.sub(r"\1", "\n\n".join(folded)), "\n\n".join(parts[len(folded) :])


def _peek(code: str, name: str) -> NotebookNode:
    longest = max((len(found) for found in _FENCE.findall(code)), default=2)
    fence = "`" * (longest + 1)
    cell = nbformat.v4.new_markdown_cell(f"{_OPENS}{fence}python\n{code}\n{fence}{_CLOSES}")
    cell["id"] = name
    return cell
