"""Further inputs of an instructor's own, run after the course's checks; in no repository."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.grafting.compare import text_of
from lessonkit.course.grafting.graft import run_grafted
from lessonkit.course.grafting.reference import Reference
from lessonkit.course.kernels.supply import Kernels
from lessonkit.course.notebooks.reading import Cell

_TASK_LINE = re.compile(r"^#[ \t]*(\d\d\.\d{1,2})[ \t]*$", re.MULTILINE)
HiddenInputs = Mapping[str, tuple[str, ...]]


def read_hidden(path: Path) -> HiddenInputs:
    """Return the blocks of code in `path`, by task. Raises CourseError with one sentence.

    The file is Python. A line such as `# 03.2` begins a block, which prints; what it should
    print, the solution will tell. A comment in its next line is the idea a student reads.
    """
    try:
        text = path.read_text(encoding="utf-8-sig").replace("\r\n", "\n")
    except (OSError, UnicodeDecodeError) as error:
        raise CourseError(f"{path} cannot be read as text in UTF-8: {error}") from error
    before, *rest = _TASK_LINE.split(text)
    if not rest:
        raise CourseError(f"{path.name} has no line such as # 03.2, so it holds no input")
    _refuse_code_before(before, path.name)
    blocks: dict[str, tuple[str, ...]] = {}
    for task, source in zip(rest[::2], rest[1::2], strict=True):
        _refuse_faults(source, f"{path.name}, {task}")
        blocks[task] = (*blocks.get(task, ()), source.strip("\n"))
    return blocks


def _refuse_code_before(before: str, name: str) -> None:
    body = ast.parse(before).body if _compiles(before) else [None]
    if any(not isinstance(getattr(one, "value", None), ast.Constant) for one in body):
        raise CourseError(f"{name}: code stands before the first line that names a task")


def _compiles(source: str) -> bool:
    try:
        compile(source, "hidden", "exec")
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return False
    return True


def _refuse_faults(source: str, where: str) -> None:
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, MemoryError, RecursionError) as error:
        line = getattr(error, "lineno", None)
        place = f", line {line} below the task's" if line else ""
        raise CourseError(f"{where} is no Python{place}: {getattr(error, 'msg', error)}") from error
    calls = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
    if not any(isinstance(one, ast.Name) and one.id == "print" for one in calls):
        raise CourseError(f"{where} prints nothing, so nothing could be compared")


def with_hidden(reference: Reference, hidden: HiddenInputs, kernels: Kernels) -> Reference:
    """Return the reference with further hidden checks, which expect what the solution prints.

    Raises CourseError where the solution fails them, or prints something else each time.
    """
    wanted = {task: blocks for task, blocks in hidden.items() if task in reference.tasks}
    if not wanted:
        return reference
    longer = replace(reference, cells=_inserted(reference, wanted))
    first, second = (_printed(longer, wanted, kernels) for _ in range(2))
    for (task, source), outputs in first.items():
        if text_of(outputs) != text_of(second[task, source]):
            raise CourseError(f"the hidden input of {task} prints something else each time")
    expected = [first.get((cell.task, cell.source), cell.outputs) for cell in longer.cells]
    cells = (replace(c, outputs=o) for c, o in zip(longer.cells, expected, strict=True))
    return replace(longer, cells=tuple(cells))


def _inserted(reference: Reference, wanted: HiddenInputs) -> tuple[Cell, ...]:
    last = {cell.task: i for i, cell in enumerate(reference.cells) if cell.role}
    cells: list[Cell] = []
    for index, cell in enumerate(reference.cells):
        cells.append(cell)
        if cell.role and last[cell.task] == index:
            blocks = wanted.get(cell.task, ())
            cells += [Cell("code", source, cell.task, "hidden") for source in blocks]
    return tuple(cells)


def _printed(
    longer: Reference, wanted: HiddenInputs, kernels: Kernels
) -> dict[tuple[str, str], tuple[dict, ...]]:
    """What the solution shows in the instructor's checks, by task and source."""
    answers = {name: task.answer for name, task in longer.tasks.items()}
    kernel = kernels.take()
    try:
        seen = run_grafted(longer, answers, kernel)
    finally:
        kernel.close()
    checks = [check for one in seen.values() for check in one.checks]
    ours = [c for c in checks if c.cell.source in wanted.get(c.cell.task, ())]
    for check in ours:
        if check.run.end != "ok":
            why = f"{check.run.ename}: {check.run.evalue}" if check.run.ename else check.run.end
            raise CourseError(f"the solution fails the hidden input of {check.cell.task}: {why}")
        if not text_of(check.run.outputs):
            raise CourseError(f"the hidden input of {check.cell.task} prints nothing when it runs")
    return {(check.cell.task, check.cell.source): check.run.outputs for check in ours}
