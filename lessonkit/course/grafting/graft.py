"""Run the reference with a student's answers put in the place of its own: the one engine.

Everything that checks an exercise goes through `run_grafted`: the command, the watch, the call
inside a notebook, and pytest.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from lessonkit.course.grafting.compare import same_outputs
from lessonkit.course.grafting.parts import parts
from lessonkit.course.grafting.reference import Reference, Task
from lessonkit.course.grafting.submission import is_stub
from lessonkit.course.kernels.cell_run import CellRun, RunsCells
from lessonkit.course.notebooks.reading import Cell

CELL_SECONDS = 10.0
SETUP_SECONDS = 60.0  # for the notebook's own cells: a first import may be slow


@dataclass(frozen=True, slots=True)
class CheckRun:
    """A check as it ran after the student's answer."""

    cell: Cell
    run: CellRun
    passed: bool


@dataclass(slots=True)
class Evidence:
    """What we saw of one task. `answer` is None where the notebook has no such cell.

    Where the kernel ended before this task was through, `cut_short` is true, and `cause` the
    task that was the last to run by then: empty when not even the set-up came to its end.
    """

    task: Task
    answer: str | None
    answer_run: CellRun | None = None
    checks: list[CheckRun] = field(default_factory=list)
    cut_short: bool = False
    cause: str = ""

    @property
    def is_attempted(self) -> bool:
        """Whether the student wrote something."""
        return self.answer is not None and not is_stub(self.answer, self.task.stub)


def run_grafted(
    reference: Reference,
    answers: Mapping[str, str],
    kernel: RunsCells,
    seconds: float = CELL_SECONDS,
) -> dict[str, Evidence]:
    """Return what was seen of each task, by running the reference's code cells in their order.

    A cell that ends the kernel, or has to be ended, ends the run: what follows is cut short.
    """
    seen = {name: Evidence(task, answers.get(name)) for name, task in reference.tasks.items()}
    last = ""
    code = [cell for cell in reference.cells if cell.kind == "code"]
    for index, cell in enumerate(code):
        run = _run_cell(cell, seen.get(cell.task), kernel, seconds)
        last = cell.task or last
        if run and run.end not in ("ok", "error"):
            for later in {c.task for c in code[index + 1 :] if c.task} - {cell.task}:
                seen[later].cut_short, seen[later].cause = True, last
            break
    return seen


def _run_cell(
    cell: Cell, seen: Evidence | None, kernel: RunsCells, seconds: float
) -> CellRun | None:
    if seen is None or not cell.role:
        return kernel.run(cell.source, max(seconds, SETUP_SECONDS))
    if cell.role == "answer":
        if not seen.is_attempted:
            # An answer that uses this one then names it, instead of a name that is not defined.
            return kernel.run(seen.task.stub, seconds, answer=True)
        seen.answer_run = kernel.run(seen.answer, seconds, answer=True)
        return seen.answer_run
    # With no answer of its own, a check could pass on a name that another answer left behind.
    if cell.role == "hint" or not seen.answer_run or seen.answer_run.end != "ok":
        return None
    if _has_option(cell, "skip"):
        return None
    run = _run_check(cell.source, kernel, seconds)
    seen.checks.append(CheckRun(cell, run, _passes(cell, run)))
    return run


def _run_check(source: str, kernel: RunsCells, seconds: float) -> CellRun:
    """Run what a check prints, and only when that was read what it asserts."""
    prints, asserts = parts(source)
    first = kernel.run(prints, seconds)
    if first.end != "ok" or not asserts:
        return first
    then = kernel.run(asserts, seconds)
    return replace(then, outputs=first.outputs + then.outputs)


def _passes(cell: Cell, run: CellRun) -> bool:
    may_raise = _has_option(cell, "raises-exception")
    if run.end != "ok" and not (may_raise and run.end == "error"):
        return False
    return is_not_compared(cell) or same_outputs(cell.outputs, run.outputs)


def is_not_compared(cell: Cell) -> bool:
    """Whether a check has only to run, for what it prints may differ between good answers."""
    return _has_option(cell, "ignore-output")


def _has_option(cell: Cell, name: str) -> bool:
    """Whether a reference cell has one of nbval's options, as a tag or as a comment line."""
    lines = {line.strip().lstrip("# ").lower().replace("_", "-") for line in _comments(cell)}
    return bool({name, f"nbval-{name}"} & (lines | set(cell.tags)))


def _comments(cell: Cell) -> list[str]:
    return [line for line in cell.source.splitlines() if line.strip().startswith("#")]
