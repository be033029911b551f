"""The solution of a lesson as the measure of answers: its cells, its tasks, what it prints."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.notebooks import marks
from lessonkit.course.notebooks.parsed import statements
from lessonkit.course.notebooks.reading import Cell, read_notebook


@dataclass(frozen=True, slots=True)
class Task:
    """One task of an exercise, as its solution notebook holds it. Hints are in order.

    `gives` are the names that its answer assigns or defines. In a copy that was handed out
    `answer` is the stub, and no check is hidden.
    """

    name: str
    title: str
    question: str
    answer: str
    stub: str
    hints: tuple[str, ...]
    gives: frozenset[str]

    @property
    def has_answer(self) -> bool:
        """Whether the answer is there, and not withheld from students."""
        return self.answer != self.stub


@dataclass(frozen=True, slots=True)
class Reference:
    """A lesson's solution: all its cells in order, and its tasks by name in order."""

    slug: str
    cells: tuple[Cell, ...]
    tasks: dict[str, Task]
    version: int = 0

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules that its ordinary cells import, to have them loaded in advance."""
        ordinary = [c.source for c in self.cells if c.kind == "code" and not c.role]
        return tuple(sorted({name for source in ordinary for name in _imports(source)}))


def read_reference(path: Path) -> Reference:
    """Return the solution in `path`. Raises CourseError where there is nothing to check."""
    notebook = read_notebook(path)
    slug = notebook.slug or path.stem
    tasks: dict[str, Task] = {}
    title = question = ("", "")
    for cell in notebook.cells:
        if cell.kind == "markdown" and not cell.role and marks.heading(cell.source)[0]:
            title, question = marks.heading(cell.source), (title[0], cell.source)
        if cell.role == "answer":
            tasks[cell.task] = _task(cell, title, question[1], notebook.cells)
    if not any(cell.role in ("check", "hidden") for cell in notebook.cells) or not tasks:
        raise CourseError(f"{path.parent.name}/{path.name} has no check, so nothing can pass.")
    return Reference(slug, notebook.cells, tasks, notebook.version)


def _task(cell: Cell, title: tuple[str, str], question: str, cells: tuple[Cell, ...]) -> Task:
    words = title[1] if title[0] == cell.task else "write your answer here"
    return Task(
        name=cell.task,
        title=words,
        question=question if title[0] == cell.task else "",
        answer=cell.source,
        stub=marks.without_solution(cell.source, cell.task, words),
        hints=tuple(c.source for c in cells if c.role == "hint" and c.task == cell.task),
        gives=frozenset(cell.gives or names_given(cell.source)),
    )


def names_given(source: str) -> set[str]:
    """Return the names that the outermost lines of an answer assign or define."""
    body = statements(source)
    names = {s.name for s in body if isinstance(s, (ast.FunctionDef, ast.ClassDef))}
    assigned = (t for s in body if isinstance(s, ast.Assign) for t in s.targets)
    return names | {t.id for t in assigned if isinstance(t, ast.Name)}


def _imports(source: str) -> list[str]:
    nodes = [node for one in statements(source) for node in ast.walk(one)]
    names = [a.name for node in nodes if isinstance(node, ast.Import) for a in node.names]
    froms = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    return names + [node.module for node in froms if node.module and not node.level]
