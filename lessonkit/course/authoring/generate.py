"""Generate an exercise from its solution: answers become stubs, and what gives them away goes."""

from __future__ import annotations

import copy
from pathlib import Path

from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell

from lessonkit.course.grafting.compare import text_of
from lessonkit.course.notebooks import marks

# Everyone but who installed the package has start.py, and no `lesson` on the path.
_HOW_TO = """
**How this works.** You edit one file, `work/exercises/{slug}.ipynb`. It is the one you read,
if `python3 start.py` opened it for you. Write each answer in its cell, in the place of the line
`raise NotImplementedError(...)`, and save. Then, in a second terminal, in the folder that holds
`start.py`,

- `python3 start.py check {number}` says what holds and what does not yet; the last cell here does
  the same;
- `python3 start.py watch {number}` says it after each save;
- `python3 start.py hint {number}.1` gives a hint for the first task, a little more each time.

On Windows, write `py` for `python3`. Where you installed the course with pip, write `lesson` for
`python3 start.py`.

Only the answer cells are judged. Add cells, change the others, print what you like: nothing
there can count against you. Red is where everyone starts: before you write anything, every task
says "not attempted".
"""


def exercise_of(solution: NotebookNode) -> NotebookNode:
    """Return the exercise that a student gets for `solution`, the same for the same solution."""
    exercise = copy.deepcopy(solution)
    slug = exercise.metadata["lessonkit"]["lesson"]
    exercise.metadata["lessonkit"]["kind"] = "exercise"
    titles = dict(marks.heading(c.source) for c in solution.cells if c.cell_type == "markdown")
    predictions = _predictions(solution)
    exercise.cells = [
        new for cell in exercise.cells for new in _exercise_cells(cell, titles, predictions)
    ]
    if exercise.cells:
        exercise.cells[0].source += "\n" + _HOW_TO.format(slug=slug, number=slug[:2]).rstrip()
    exercise.cells.append(_last_cell(slug[:2]))
    return exercise


def _predictions(solution: NotebookNode) -> set[str]:
    """The tasks whose answer defines no function, so that there are no other inputs to try."""
    return {
        cell.metadata["lessonkit"]["task"]
        for cell in solution.cells
        if cell.metadata.get("lessonkit", {}).get("role") == "answer"
        and not any(line.startswith("def ") for line in cell.source.splitlines())
    }


def _in_place_of_hidden(task: str, *, predicted: bool) -> str:
    if predicted:
        return f"# {task}: your prediction is compared, out of sight."
    return f"# {task} is checked with other inputs too."


def _exercise_cells(
    cell: NotebookNode, titles: dict[str, str], predictions: set[str]
) -> list[NotebookNode]:
    ours = cell.metadata.get("lessonkit", {})
    role, task = ours.get("role", ""), ours.get("task", "")
    if role == "hint":
        return []
    if role == "hidden":
        # The cell stays: nbgrader finds by it where to put the hidden tests of the solution.
        cell.source = _in_place_of_hidden(task, predicted=task in predictions)
    if role == "answer":
        cell.source = marks.without_solution(cell.source, task, titles.get(task, ""))
    expected = text_of(cell.get("outputs", ())) if role == "check" else ""
    if cell.cell_type == "code":
        cell.outputs, cell.execution_count = [], None
    return [cell, _expected(cell, expected)] if expected else [cell]


def _expected(check: NotebookNode, text: str) -> NotebookNode:
    # A fence longer than any in the text, so that nothing printed can end it.
    fence = "```"
    while fence in text:
        fence += "`"
    shown = f"Expected:\n\n{fence}text\n{text.rstrip(chr(10))}\n{fence}"
    return new_markdown_cell(shown, id=f"{check.id[:55]}-expected")


def _last_cell(number: str) -> NotebookNode:
    source = f'from lessonkit.course import check\n\ncheck("{number}")  # save first: Ctrl+S'
    return new_code_cell(source, id=f"check-{number}")


def with_nbgrader_marks(solution: NotebookNode) -> NotebookNode:
    """Return the solution with the cell metadata by which nbgrader hands it out and grades it."""
    marked = copy.deepcopy(solution)
    taken: dict[str, int] = {}
    for cell in marked.cells:
        ours = cell.metadata.get("lessonkit", {})
        cell.metadata.pop("nbgrader", None)
        if cell.cell_type != "code" or ours.get("role") not in ("answer", "check", "hidden"):
            continue
        name = f"{ours['task'].replace('.', '-')}-{ours['role']}"
        taken[name] = taken.get(name, 0) + 1
        grade_id = name if taken[name] == 1 else f"{name}-{taken[name]}"
        cell.metadata["nbgrader"] = _nbgrader(ours["role"], grade_id)
    return marked


def _nbgrader(role: str, grade_id: str) -> dict[str, object]:
    marks_of_cell: dict[str, object] = {
        "grade": role == "hidden",
        "grade_id": grade_id,
        "locked": role != "answer",
        "schema_version": 3,
        "solution": role == "answer",
        "task": False,
    }
    return marks_of_cell | ({"points": 1} if role == "hidden" else {})


def faults(solution: NotebookNode, path: Path) -> list[str]:
    """Return where a solution breaks the rules of docs/exercise-format.md, a sentence each."""
    by_task: dict[str, list[NotebookNode]] = {}
    for cell in solution.cells:
        ours = cell.metadata.get("lessonkit", {})
        if ours:
            by_task.setdefault(str(ours.get("task")), []).append(cell)
    slug = solution.metadata.get("lessonkit", {}).get("lesson")
    said = [] if slug == path.stem else [f"the metadata says lesson {slug!r}, not {path.stem!r}"]
    wanted = [f"{path.stem[:2]}.{n}" for n in range(1, len(by_task) + 1)]
    if not by_task or list(by_task) != wanted:
        said.append(f"the tasks are numbered {', '.join(wanted) or 'from 1'}; got {list(by_task)}")
    titles = dict(marks.heading(c.source) for c in solution.cells if c.cell_type == "markdown")
    for task, cells in by_task.items():
        said += [f"{task}: {why}" for why in _task_faults(task, cells, titles)]
    return said


def _task_faults(task: str, cells: list[NotebookNode], titles: dict[str, str]) -> list[str]:
    roles = [cell.metadata["lessonkit"].get("role") for cell in cells]
    checks = roles.count("check")
    right = ["answer", *["check"] * max(checks, 1), "hidden", "hint", "hint", "hint"]
    said = []
    if roles != right:
        said.append(f"its cells are answer, check(s), hidden, three hints; got {', '.join(roles)}")
    if task not in titles:
        said.append(f"no question begins with the heading `## {task} ...`")
    for cell, role in zip(cells, roles, strict=True):
        source = cell.source
        if role == "answer" and not source.startswith(f"# {task}\n"):
            said.append(f"the answer's first line is `# {task}`; got {source[:20]!r}")
        if role == "answer" and not marks.has_solution(source):
            said.append("the answer has no region ### BEGIN SOLUTION ... ### END SOLUTION")
        if role in ("check", "hidden") and not marks.first_comment(source):
            said.append(f"the {role} cell's first line is a comment that says the idea")
        if role == "hidden" and not _is_hidden(source):
            said.append("the hidden check is between its marks, prints, and asserts")
    return said


def _is_hidden(source: str) -> bool:
    inside = source.partition(marks.BEGIN_HIDDEN)[2].partition(marks.END_HIDDEN)
    return bool(inside[1]) and "assert " in inside[0] and "print(" in inside[0]
