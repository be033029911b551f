"""Notebook files in one canonical form, so that the same notebook is always the same bytes."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from lessonkit.course import CourseError
from lessonkit.course.notebooks.cell_name import cell_name

KERNELSPEC = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
KEPT_CELL_METADATA = ("lessonkit", "nbgrader", "tags")
_VALID_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class UnreadableNotebookError(CourseError):
    """A file that is no notebook we can read; the message says which file, why, what to do."""


def read(path: Path) -> NotebookNode:
    """Return the notebook in `path`, in format 4.5, every cell with an id of its own.

    An id that is missing or taken is made from the cell's content, the same on every read
    (nbformat alone would make a new random one each time). Raises UnreadableNotebookError.
    """
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise UnreadableNotebookError(f"{path.name} is not in {path.parent.name}/.") from error
    except (UnicodeDecodeError, json.JSONDecodeError) as error:
        raise UnreadableNotebookError(
            f"{path.name} is not a notebook: it is not JSON in UTF-8 ({error}). "
            "Restore it from the repository, or save it again from JupyterLab."
        ) from error
    if not isinstance(raw, dict) or raw.get("nbformat") != 4 or "cells" not in raw:
        raise UnreadableNotebookError(
            f"{path.name} is not a notebook of format 4. Open it in JupyterLab and save it again."
        )
    raw["nbformat_minor"] = 5
    try:
        _give_ids(raw["cells"])
        nbformat.validate(raw)
    except (nbformat.ValidationError, KeyError, TypeError, AttributeError) as error:
        why = getattr(error, "message", "a cell lacks its type or its text")
        raise UnreadableNotebookError(
            f"{path.name} is a broken notebook: {why}. Mend that part of the file."
        ) from error
    return nbformat.reads(json.dumps(raw), as_version=4)


def _give_ids(cells: list[dict]) -> None:
    taken: Counter[str] = Counter(str(cell.get("id")) for cell in cells)
    seen: set[str] = set()
    for cell in cells:
        given = str(cell.get("id", ""))
        if not _VALID_ID.fullmatch(given) or given in seen:
            cell["id"] = _free_id(cell, seen | set(taken))
        seen.add(cell["id"])


def _free_id(cell: dict, taken: set[str]) -> str:
    content = cell["cell_type"] + "\0" + "".join(cell["source"])
    for attempt in range(len(taken) + 1):
        name = hashlib.sha256(f"{content}\0{attempt}".encode()).hexdigest()[:8]
        if name not in taken:
            break
    return name


def clean(notebook: NotebookNode) -> NotebookNode:
    """Return a copy with the metadata and outputs we store: nothing that varies by machine."""
    kept = NotebookNode(
        {
            "cells": [_clean_cell(cell) for cell in notebook.cells],
            "metadata": {"kernelspec": KERNELSPEC, "language_info": {"name": "python"}},
            "nbformat": 4,
            "nbformat_minor": 5,
        }
    )
    if "lessonkit" in notebook.metadata:
        kept["metadata"]["lessonkit"] = notebook.metadata["lessonkit"]
    return nbformat.from_dict(kept)


def _clean_cell(cell: NotebookNode) -> dict:
    kept = {
        "cell_type": cell.cell_type,
        "id": cell.id,
        "metadata": {key: cell.metadata[key] for key in KEPT_CELL_METADATA if key in cell.metadata},
        "source": cell.source.replace("\r\n", "\n"),
    }
    if "attachments" in cell:
        kept["attachments"] = cell.attachments
    if cell.cell_type == "code":
        kept["execution_count"] = cell.execution_count
        kept["outputs"] = clean_outputs(cell.outputs)
    return kept


def clean_outputs(outputs: list[NotebookNode]) -> list[NotebookNode]:
    """Return the outputs without widget views, with neighbouring streams joined to one.

    How often the kernel flushes a stream is chance. A widget view names a model that is gone
    with its kernel, and the text beside it is a bare repr, so both go.
    """
    kept: list[NotebookNode] = []
    for output in outputs:
        if "application/vnd.jupyter.widget-view+json" in output.get("data", {}):
            continue
        last = kept[-1] if kept else None
        if last and last.output_type == output.output_type == "stream" and last.name == output.name:
            last["text"] += output.text
        else:
            kept.append(_clean_output(output))
    return kept


def _clean_output(output: NotebookNode) -> NotebookNode:
    kept = nbformat.from_dict(dict(output))
    kept.pop("transient", None)
    if output.output_type == "error":
        frames = [re.sub(r"\x1b\[[0-9;]*m", "", frame) for frame in output.traceback]
        # A frame of a file names where the package lies on this machine.
        kept["traceback"] = [frame for frame in frames if not frame.startswith("File ")]
    return kept


def as_text(notebook: NotebookNode) -> str:
    """Return the notebook's JSON as we store it: sorted keys, indent 1, one newline at the end."""
    return nbformat.writes(notebook).rstrip("\n") + "\n"


def name_of(notebook: NotebookNode, index: int) -> str:
    """Return how we call the cell at `index`."""
    return cell_name([cell.cell_type for cell in notebook.cells], index)
