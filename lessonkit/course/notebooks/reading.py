"""Read a notebook that anyone may have written, or say in one sentence why it cannot be read.

Here and in what it serves (the check) we read JSON ourselves: importing nbformat takes longer
than the whole check of a notebook.
"""

from __future__ import annotations

import codecs
import json
import re
from dataclasses import dataclass, field
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.typed import typed

CELL_LIMIT = 10_000
PART_LIMIT = 500_000  # lists and objects in a file: a few megabytes of them would take gigabytes
_CONFLICT = re.compile(r"^(<{7}|>{7}) ", re.MULTILINE)


class UnreadableError(CourseError):
    """A file that is no notebook of Python; the message says what it is and what to do."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell as far as we need it. `task` and `role` come from our metadata, or are empty.

    So does `gives`, in a copy without answers: the names that the answer gave.
    """

    kind: str
    source: str
    task: str = ""
    role: str = ""
    tags: tuple[str, ...] = ()
    outputs: tuple[dict, ...] = field(default=(), repr=False)
    gives: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NotebookFile:
    """The cells of a notebook, what our metadata says of it, and remarks on the file."""

    cells: tuple[Cell, ...]
    slug: str = ""
    kind: str = ""
    kernel: str = ""
    version: int = 0
    notes: tuple[str, ...] = ()


def read_notebook(path: Path) -> NotebookFile:
    """Return the notebook in `path`. Raises UnreadableError with one sentence for a student."""
    if path.exists() and not (path.is_file() or path.is_dir()):  # who reads a pipe may wait
        raise UnreadableError(f"{path.name} is no ordinary file.")
    try:
        raw = path.read_bytes()
    except OSError as error:
        reason = "it is a folder" if path.is_dir() else error.strerror
        raise UnreadableError(f"{path.name} cannot be opened: {reason}.") from error
    return notebook_of(raw, path.name)


def notebook_of(raw: bytes, name: str) -> NotebookFile:
    """Return the notebook that the file `name` holds as `raw`. Raises UnreadableError."""
    text, notes = _decoded(raw, name)
    return _from_json(_parsed(text, name), name, notes)


def _decoded(raw: bytes, name: str) -> tuple[str, tuple[str, ...]]:
    if not raw.strip():
        raise UnreadableError(
            f"{name} is empty ({len(raw)} bytes): nothing was saved in it. Save it again, "
            f"or take a fresh copy with {_reset(name)}."
        )
    mend = "In Jupyter choose File, Save Notebook to store it as UTF-8."
    if raw.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return raw.decode("utf-16", "replace"), (f"{name} is stored as UTF-16. {mend}",)
    if raw.startswith(codecs.BOM_UTF8):
        return raw.decode("utf-8-sig", "replace"), (
            f"{name} begins with a byte order mark, which Jupyter cannot open. {mend}",
        )
    try:
        return raw.decode("utf-8"), ()
    except UnicodeDecodeError:
        note = f"{name} is not UTF-8; we read it as Windows-1252, where letters may be wrong. "
        return raw.decode("cp1252", "replace"), (note + mend,)


def _reset(name: str) -> str:
    return f"`{typed('reset ' + (name[:2] if name[:2].isdecimal() else 'NN'))}`"


def _parsed(text: str, name: str) -> object:
    again = f"Save it again from Jupyter, or take a fresh copy with {_reset(name)}."
    if text.count("{") + text.count("[") > PART_LIMIT:
        raise UnreadableError(
            f"{name} has more than {PART_LIMIT:,} parts: in Jupyter choose Edit, Clear Outputs of "
            "All Cells, and save it again."
        )
    try:
        return json.loads(text)
    except RecursionError as error:
        raise UnreadableError(f"{name} is nested too deeply for a notebook. {again}") from error
    except json.JSONDecodeError as error:
        if _CONFLICT.search(text):
            why = (
                "holds the marks of a merge conflict (<<<<<<< and >>>>>>>): two versions were "
                f"joined, none was chosen. Choose one, or take a fresh copy with {_reset(name)}."
            )
        elif re.match(r"\s*<(!doctype|html|\?xml)", text, re.IGNORECASE):
            why = (
                "is a web page, not a notebook: the page around the file was saved. "
                "Download the file itself (often a button called Raw or Download)."
            )
        elif error.pos >= len(text.rstrip()) - 1 or "Unterminated" in error.msg:
            why = f"ends in the middle (line {error.lineno}): it was not saved whole. {again}"
        else:
            why = f"is not a notebook: line {error.lineno} is not JSON. {again}"
        raise UnreadableError(f"{name} {why}") from error
    except ValueError as error:  # a number of thousands of digits
        raise UnreadableError(f"{name} is not a notebook: {error}. {again}") from error


def _from_json(data: object, name: str, notes: tuple[str, ...]) -> NotebookFile:
    if isinstance(data, dict) and isinstance(data.get("worksheets"), list):
        raise UnreadableError(
            f"{name} is a notebook of the old format 3. Open it in Jupyter, save it, try again."
        )
    if not isinstance(data, dict) or not isinstance(data.get("cells"), list):
        raise UnreadableError(f"{name} is JSON, but not a notebook: it has no list of cells.")
    if not data["cells"]:
        raise UnreadableError(
            f"{name} has no cells. Take a fresh copy with {_reset(name)}, which keeps this one."
        )
    if len(data["cells"]) > CELL_LIMIT:
        raise UnreadableError(
            f"{name} has more than {CELL_LIMIT:,} cells. Delete those that you do not need, or "
            f"take a fresh copy with {_reset(name)}, which keeps this one."
        )
    metadata = _dict(data.get("metadata"))
    ours = _dict(metadata.get("lessonkit"))
    kernel = _refuse_other_languages(metadata, name)
    cells = tuple(_cell(cell) for cell in data["cells"] if isinstance(cell, dict))
    version = ours.get("version")
    return NotebookFile(
        cells,
        slug=_text(ours.get("lesson")),
        kind=_text(ours.get("kind")),
        kernel=kernel,
        version=version if isinstance(version, int) else 0,
        notes=notes,
    )


def _refuse_other_languages(metadata: dict, name: str) -> str:
    kernel = _dict(metadata.get("kernelspec"))
    language = _text(kernel.get("language")) or _text(
        _dict(metadata.get("language_info")).get("name")
    )
    if language and language.lower() not in ("python", "ipython"):
        raise UnreadableError(
            f"{name} is a notebook of the language {language}; this course is in Python. "
            "In Jupyter choose Kernel, Change Kernel, Python 3, and save."
        )
    return _text(kernel.get("name"))


def _cell(cell: dict) -> Cell:
    metadata = _dict(cell.get("metadata"))
    ours = _dict(metadata.get("lessonkit"))
    outputs = cell.get("outputs")
    return Cell(
        kind=_text(cell.get("cell_type")),
        source=_text(cell.get("source")).replace("\r\n", "\n"),
        task=_text(ours.get("task")),
        role=_text(ours.get("role")),
        tags=_texts(metadata.get("tags")),
        outputs=tuple(o for o in outputs if isinstance(o, dict))
        if isinstance(outputs, list)
        else (),
        gives=_texts(ours.get("gives")),
    )


def _dict(value: object) -> dict:
    return value if isinstance(value, dict) else {}


def _texts(value: object) -> tuple[str, ...]:
    return tuple(t for t in value if isinstance(t, str)) if isinstance(value, list) else ()


def _text(value: object) -> str:
    """Notebooks store long text as a list of lines; anything else that is no text is none."""
    if isinstance(value, list) and all(isinstance(line, str) for line in value):
        value = "".join(value)
    # Half of a character is allowed in JSON, and nowhere after it.
    return value.encode("utf-8", "replace").decode("utf-8") if isinstance(value, str) else ""
