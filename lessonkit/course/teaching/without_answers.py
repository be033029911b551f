"""What students may have of a solution: what they check with, and nothing that answers."""

from __future__ import annotations

import copy
import re
from collections import Counter
from collections.abc import Iterable

from nbformat import NotebookNode

from lessonkit.course.grafting.compare import text_of
from lessonkit.course.grafting.fingerprints import Mistake
from lessonkit.course.grafting.graft import is_not_compared
from lessonkit.course.grafting.reference import Reference, names_given
from lessonkit.course.notebooks import marks
from lessonkit.course.notebooks.reading import Cell

COMPARED = {"nbval-ignore-output", "raises-exception"}  # the tags that a run of a notebook reads


def reference_of(solution: NotebookNode, *, hints: bool = True) -> NotebookNode:
    """Return the solution with stubs for answers, without hidden checks and all that they print.

    What stays is the set-up, the checks that an exercise shows with their expected output, and
    the hints, if they are wanted. An answer cell lists in `gives` the names of its answer that
    stand there anyway: by these a message can say which task has to be done first.
    """
    kept = copy.deepcopy(solution)
    left_out = {"hidden"} if hints else {"hidden", "hint"}
    kept.cells = [cell for cell in kept.cells if _ours(cell).get("role") not in left_out]
    titles = dict(marks.heading(c.source) for c in kept.cells if c.cell_type == "markdown")
    given = [names_given(cell.source) for cell in kept.cells]
    for cell in kept.cells:
        _withhold(cell, titles)
    seen = {word for cell in kept.cells for word in re.findall(r"\w+", cell.source)}
    for cell, names in zip(kept.cells, given, strict=True):
        if _ours(cell).get("role") == "answer":
            cell.metadata["lessonkit"]["gives"] = sorted(names & seen)
    return kept


def _withhold(cell: NotebookNode, titles: dict[str, str]) -> None:
    role, task = _ours(cell).get("role"), _ours(cell).get("task", "")
    cell.metadata.pop("nbgrader", None)
    if role == "answer":
        cell.source = marks.without_solution(cell.source, task, titles.get(task, ""))
    if cell.cell_type != "code":
        return
    cell.execution_count = None
    # A check whose output is not compared may have printed what hidden inputs gave.
    if role != "check" or "nbval-ignore-output" in cell.metadata.get("tags", ()):
        cell.outputs = []


def _ours(cell: NotebookNode) -> dict:
    return cell.metadata.get("lessonkit", {})


def lesson_of(lesson: NotebookNode) -> NotebookNode:
    """Return a lesson without what is for the one who teaches it: notes, and tags for slides."""
    kept = copy.deepcopy(lesson)
    for cell in kept.cells:
        cell.metadata.pop("lessonkit", None)
        if tags := [tag for tag in cell.metadata.pop("tags", ()) if tag in COMPARED]:
            cell.metadata["tags"] = tags
    return kept


def known_without_hidden(reference: Reference, mistakes: Iterable[Mistake]) -> tuple[Mistake, ...]:
    """Return the known mistakes that the checks of an exercise tell apart, by what these print.

    `reference` is the whole solution. A mistake that passes them is left out, and those that
    print the same there are all left out: nobody could say which one it is.
    """
    cut = [_cut(reference, mistake) for mistake in mistakes]
    failing = [one for one in cut if one.prints != _expected(reference, one.task)]
    alike = Counter((one.task, one.prints) for one in failing)
    return tuple(one for one in failing if alike[one.task, one.prints] == 1)


def _cut(reference: Reference, mistake: Mistake) -> Mistake:
    """The mistake without what hidden checks printed; one that prints nothing stays as it is.

    An answer that fails before any check has one print, its own; a task has two checks or more.
    """
    roles = [cell.role for cell in _checks(reference, mistake.task)]
    if len(mistake.prints) != len(roles):
        return mistake
    shown = zip(mistake.prints, roles, strict=True)
    prints = tuple(text for text, role in shown if role == "check")
    return Mistake(mistake.task, mistake.name, mistake.says, prints)


def _expected(reference: Reference, task: str) -> tuple[str, ...]:
    return tuple(
        "" if is_not_compared(cell) else text_of(cell.outputs)
        for cell in _checks(reference, task)
        if cell.role == "check"
    )


def _checks(reference: Reference, task: str) -> list[Cell]:
    return [c for c in reference.cells if c.task == task and c.role in ("check", "hidden")]
