"""Lesson 10: a Jupyter notebook as sections that run on through its cells."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby

from lessonkit.folder.markdown import markdown_parts
from lessonkit.folder.outline import Outline, words
from lessonkit.folder.pieces import Piece, section
from lessonkit.folder.section import Reading, Section, UnreadableError
from lessonkit.folder.verbatim import Verbatim

Cell = tuple[str, str]  # its kind, and what was typed into it


def read_notebook(text: str) -> Reading:
    r"""Return the sections of a notebook: Markdown below its headings, each cell of code a block.

    Outputs and raw cells are left out. Lines are counted in their cell. The title is the first
    heading of level 1. Raises `UnreadableError` for what is no notebook. We read the JSON as it is:
    nbformat takes up to two seconds to import, and refuses notebooks that are a little wrong.

    >>> cells = [{"cell_type": "markdown", "source": ["# Hire\n", "By the day."]},
    ...          {"cell_type": "code", "source": "cost = 20"}]
    >>> [one.text for one in read_notebook(json.dumps({"cells": cells})).sections]
    ['By the day.\n\ncost = 20']
    """
    parts, outlines = _parts(_cells(text))
    tops = [heading.text for outline in outlines for heading in outline if heading.level == 1]
    sections = [
        section(words(outline), [piece for _, piece in run])
        for outline, run in groupby(parts, key=lambda part: part[0])
    ]
    return Reading(next(filter(None, tops), ""), tuple(sections))


def _parts(cells: Iterator[Cell]) -> tuple[list[tuple[Outline, Piece]], list[Outline]]:
    """Return each piece below its headings, and each outline that the cells come to."""
    parts: list[tuple[Outline, Piece]] = []
    outlines: list[Outline] = [()]
    for number, (kind, source) in enumerate(cells, 1):
        if kind == "code":
            code = Verbatim(number)
            code.add(source, 1)
            if piece := code.taken():
                parts.append((outlines[-1], piece))
        elif kind == "markdown":
            found, passed = markdown_parts(source, outlines[-1], number)
            parts += [(part.outline, _piece(part.section, number)) for part in found]
            outlines += passed[1:]
    return parts, outlines


def _piece(one: Section, cell: int) -> Piece:
    return Piece(one.text, one.blocks, tuple(line._replace(cell=cell) for line in one.lines))


def _cells(text: str) -> Iterator[Cell]:
    """Yield the cells of a notebook of today's format, or of the one before 2015."""
    try:
        notebook = json.loads(text)
    except (ValueError, RecursionError):
        raise UnreadableError("no notebook: it is not JSON") from None
    sheets = notebook.get("worksheets", [notebook]) if isinstance(notebook, dict) else None
    if not isinstance(sheets, list) or not all(_has_cells(sheet) for sheet in sheets):
        raise UnreadableError("no notebook: it has no list of cells")
    return (_cell(cell) for sheet in sheets for cell in sheet["cells"])


def _has_cells(sheet: object) -> bool:
    return isinstance(sheet, dict) and isinstance(sheet.get("cells"), list)


def _cell(cell: object) -> Cell:
    """Return a cell of any format; one that is no cell has no kind."""
    if not isinstance(cell, dict):
        return "", ""
    kind, source = cell.get("cell_type"), cell.get("source", cell.get("input", ""))
    source = "".join(map(str, source)) if isinstance(source, list) else str(source)
    # JSON may hold half a character, or a NUL, which no database takes.
    source = source.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    source = source.replace("\0", "\ufffd").replace("\r", "")
    if kind == "heading":
        level = cell.get("level")
        return "markdown", f"{'#' * (level if level in (1, 2, 3, 4, 5, 6) else 1)} {source}"
    return str(kind), source
