"""A student's notebook: which of its cells answers which task, whatever was done to the file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from lessonkit.course.notebooks import marks
from lessonkit.course.notebooks.reading import Cell, NotebookFile, read_notebook
from lessonkit.course.typed import typed


@dataclass(frozen=True, slots=True)
class Submission:
    """The answers of one notebook by task, its other code, and remarks on the file.

    Only answers are taken from it. `scratch` is read for one thing: to tell a student that a
    name they use is defined outside the answer cells.
    """

    notebook: str
    answers: dict[str, str]
    scratch: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


def lesson_number(notebook: NotebookFile, name: str) -> str:
    """Return the two digits of the lesson a notebook belongs to, empty where nothing tells.

    Our metadata decides, then the tasks its cells name, then the file's name.
    """
    if re.match(r"\d\d_", notebook.slug):
        return notebook.slug[:2]
    named = [cell.task or marks.task_line(cell.source) for cell in notebook.cells]
    for task in named:
        if marks.is_task(task):
            return task[:2]
    found = re.match(r"(\d\d)_", name)
    return found[1] if found else ""


def read_submission(
    path: Path, tasks: Iterable[str], stubs: Mapping[str, str], version: int = 0
) -> Submission:
    """Return the answers in the notebook `path`. Raises UnreadableError."""
    return submission_of(read_notebook(path), path.name, tasks, stubs, version)


def submission_of(
    notebook: NotebookFile,
    name: str,
    tasks: Iterable[str],
    stubs: Mapping[str, str],
    version: int = 0,
) -> Submission:
    """Return the answers of a notebook: for each task the last answer cell that is no stub.

    `version` is that of the course's exercise, of which the notebook may be an older one.
    """
    answers: dict[str, str] = {}
    notes = [*notebook.notes, *_remarks(notebook, name, version)]
    used: set[int] = set()
    for task in tasks:
        places = _answer_cells(notebook.cells, task)
        used |= set(places)
        if places:
            chosen = _choose(notebook.cells, places, stubs.get(task, ""))
            answers[task] = notebook.cells[chosen].source
            notes += _remarks_on(task, notebook.cells[chosen], chosen, len(places))
    others = (c for i, c in enumerate(notebook.cells) if i not in used and not c.role)
    scratch = tuple(c.source for c in others if c.kind == "code")
    return Submission(name, answers, scratch, tuple(notes))


def _remarks(notebook: NotebookFile, name: str, version: int) -> list[str]:
    """What a student should know of the file as a whole."""
    number = lesson_number(notebook, name)
    said = []
    if notebook.kernel not in ("", "python", "python3"):
        said.append(
            f"The notebook asks for the kernel {notebook.kernel!r}. It was checked with the "
            "course's own Python; in Jupyter choose Kernel, Change Kernel, Python 3."
        )
    if 0 < notebook.version < version:
        said.append(
            f"{name} is of an older version of the exercise. `{typed(f'reset {number}')}` lays "
            "the new one and keeps yours beside it."
        )
    return said


def _choose(cells: tuple[Cell, ...], places: list[int], stub: str) -> int:
    written = [i for i in places if not is_stub(cells[i].source, stub)]
    return (written or places)[-1]


def _remarks_on(task: str, cell: Cell, place: int, count: int) -> list[str]:
    if count > 1:
        return [
            f"{task} has {count} answer cells; the last one with an answer counts, "
            f"which is cell {place + 1} of the notebook."
        ]
    if cell.kind != "code":
        return [f"The answer cell of {task} is not a code cell; we read it as one."]
    return []


def _answer_cells(cells: tuple[Cell, ...], task: str) -> list[int]:
    """The cells with our metadata; where an editor dropped it, those with the visible line."""
    marked = [i for i, c in enumerate(cells) if c.role == "answer" and c.task == task]
    if marked:
        return marked
    return [
        i
        for i, cell in enumerate(cells)
        if cell.role in ("", "answer") and marks.task_line(cell.source) == task
    ]


def is_stub(source: str, stub: str) -> bool:
    """Whether nothing was written: no line but comments, or the stub as it was given."""
    lines = bare_lines(source)
    return not lines or lines == bare_lines(stub)


def bare_lines(source: str) -> list[str]:
    """Return the lines that do something: no blanks around them, no comments."""
    lines = (line.strip() for line in source.splitlines())
    return [line for line in lines if line and not line.startswith("#")]
