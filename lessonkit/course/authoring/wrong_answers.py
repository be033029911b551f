"""The typical wrong answers of a lesson, and the proof that each is caught and told apart."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.grafting.fingerprints import Mistake, fingerprint
from lessonkit.course.grafting.graft import CELL_SECONDS, Evidence, run_grafted
from lessonkit.course.grafting.reference import Reference
from lessonkit.course.grafting.submission import Submission
from lessonkit.course.judging.judge import judge
from lessonkit.course.judging.outcome import Outcome
from lessonkit.course.kernels.supply import Kernels
from lessonkit.course.notebooks import marks

WORKERS = 2  # there are a thousand of them, and each takes a tenth of a second


@dataclass(frozen=True, slots=True)
class WrongAnswer:
    """One file of solutions/wrong: what a teacher says to it, and the answer as a cell."""

    task: str
    name: str
    says: str
    source: str


def read_wrong_answers(folder: Path) -> list[WrongAnswer]:
    """Return the wrong answers in `folder`, by name. Raises CourseError for an unmarked one."""
    found = []
    for path in sorted(folder.glob("*.py")):
        text = path.read_text(encoding="utf-8")
        name = _file(path.parent.name, path.stem)
        tree = _parsed(text, name)
        says = ast.get_docstring(tree)
        task = marks.task_line(text)
        if not says or not task:
            raise CourseError(
                f"{name} begins with a docstring for the student and a line that names its task, "
                "such as # 03.2"
            )
        source = "\n".join(text.splitlines()[tree.body[0].end_lineno :]).strip()
        found.append(WrongAnswer(task, path.stem, " ".join(says.split()), source))
    return found


def _file(slug: str, name: str) -> str:
    return f"solutions/wrong/{slug}/{name}.py"


def _parsed(text: str, name: str) -> ast.Module:
    """Return the file as a tree. Raises CourseError for one that does not compile.

    Its sentence would go to every student who has a SyntaxError, of whatever kind.
    """
    try:
        compile(text, name, "exec")
    except SyntaxError as error:
        raise CourseError(f"{name} is no Python: {error.msg}, line {error.lineno}") from error
    return ast.parse(text)


def prove(
    reference: Reference, wrong: list[WrongAnswer], kernels: Kernels
) -> tuple[tuple[Mistake, ...], list[str]]:
    """Return the fingerprints of the wrong answers, and a sentence for each thing that is amiss.

    Every stub is not attempted, the solution passes, every wrong answer fails its hidden
    assertions, and no two of a task print the same.
    """
    solution = {name: task.answer for name, task in reference.tasks.items()}
    stubs = {name: task.stub for name, task in reference.tasks.items()}
    said = [
        *_demand(reference, stubs, kernels, Outcome.NOT_ATTEMPTED, "the exercise unsolved"),
        *_demand(reference, solution, kernels, Outcome.PASSED, "the solution"),
    ]
    files = {one.name: _file(reference.slug, one.name) for one in wrong}
    lost = [one for one in wrong if one.task not in reference.tasks]
    said += [f"{files[one.name]}: there is no task {one.task}" for one in lost]
    wrong = [one for one in wrong if one.task in reference.tasks]
    mistakes = []
    with ThreadPoolExecutor(WORKERS) as pool:
        each = [solution | {one.task: one.source} for one in wrong]
        ran = pool.map(lambda answers: run_kernel_once(reference, answers, kernels), each)
        for one, seen in zip(wrong, ran, strict=True):
            said += [f"{files[one.name]} ({one.task}) {why}" for why in _faults(seen[one.task])]
            mistakes.append(Mistake(one.task, one.name, one.says, fingerprint(seen[one.task])))
    said += _alike(mistakes, files)
    return tuple(mistakes), said


def run_kernel_once(
    reference: Reference, answers: dict[str, str], kernels: Kernels
) -> dict[str, Evidence]:
    """Return what is seen of `answers` in a fresh kernel, which is gone afterwards."""
    kernel = kernels.take()
    try:
        return run_grafted(reference, answers, kernel, CELL_SECONDS)
    finally:
        kernel.close()


def _demand(
    reference: Reference, answers: dict[str, str], kernels: Kernels, wanted: Outcome, what: str
) -> Iterator[str]:
    report = judge(reference, Submission("", answers), kernels.take())
    for verdict in report.verdicts:
        if verdict.outcome is not wanted:
            yield (
                f"solutions/{reference.slug}.ipynb, {verdict.task}: {what} is {verdict.outcome}, "
                f"not {wanted}. {verdict.message}"
            )


def _faults(seen: Evidence) -> Iterator[str]:
    runs = [seen.answer_run, *(check.run for check in seen.checks)]
    if not seen.is_attempted:
        yield "has no answer"
    elif any(run.end not in ("ok", "error") for run in runs):
        yield "does not come to an end"
    elif seen.answer_run.end == "ok" and not _fails_hidden(seen):
        yield "passes the assertions of the hidden check"


def _fails_hidden(seen: Evidence) -> bool:
    return any(c.run.end == "error" for c in seen.checks if c.cell.role == "hidden")


def _alike(mistakes: list[Mistake], files: dict[str, str]) -> Iterator[str]:
    first: dict[tuple[str, tuple[str, ...]], Mistake] = {}
    for mistake in mistakes:
        key = (mistake.task, mistake.prints)
        if key in first:
            yield (
                f"{files[first[key].name]} and {mistake.name}.py ({mistake.task}) print the same: "
                "let a check print something in which they differ"
            )
        first.setdefault(key, mistake)
