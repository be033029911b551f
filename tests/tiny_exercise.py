"""A solution of three small tasks, and the notebooks that students make of its exercise."""

from __future__ import annotations

import atexit
import copy
import functools
import json
import shutil
import tempfile
from pathlib import Path

from lessonkit.course.judging.outcome import Report
from lessonkit.course.judging.self_check import check_file, exercise_for
from lessonkit.course.kernels.supply import Kernels
from lessonkit.course.places import Places

SLUG = "03_tiny"

FIRST = """\
# 03.1
def unique_parents(child_ids):
    ### BEGIN SOLUTION
    return list(dict.fromkeys(child_id.split(".")[0] for child_id in child_ids))
    ### END SOLUTION
"""
FIRST_CHECK = """\
# A parent is sent once, at the place of its best hit.
print("parents:", unique_parents(["D50.2", "D51.1", "D50.4"]))
"""
FIRST_HIDDEN = """\
# The order is that of first appearance, and the argument stays as it was.
### BEGIN HIDDEN TESTS
ids = ["D9.1", "D2.3", "D9.7"]
got = unique_parents(ids)
print("parents:", got)
print("the argument after the call:", ids)
assert got == ["D9", "D2"]
assert ids == ["D9.1", "D2.3", "D9.7"]
### END HIDDEN TESTS
"""
SECOND = """\
# 03.2
def words_sent(parents):
    ### BEGIN SOLUTION
    return sum(LENGTHS[parent] for parent in parents)
    ### END SOLUTION
"""
SECOND_CHECK = """\
# Every parent that is sent costs its words.
print("words:", words_sent(["D50", "D51"]))
"""
SECOND_HIDDEN = """\
# Nothing sent costs nothing.
### BEGIN HIDDEN TESTS
print("nothing:", words_sent([]))
print("one:", words_sent(["D51"]))
assert words_sent([]) == 0
assert words_sent(["D51"]) == 38
### END HIDDEN TESTS
"""
THIRD = """\
# 03.3
### BEGIN SOLUTION
naive = 68
### END SOLUTION
"""
THIRD_CHECK = """\
# Without the repeat check a parent is sent once for every hit.
print("your prediction is right:", naive == 2 * LENGTHS["D50"])
"""
THIRD_HIDDEN = """\
# Twice 34 words.
### BEGIN HIDDEN TESTS
print("you predicted", naive)
assert naive == 68
### END HIDDEN TESTS
"""

RIGHT = {
    "03.1": "# 03.1\ndef unique_parents(ids):\n"
    '    return list(dict.fromkeys(i.split(".")[0] for i in ids))\n',
    "03.2": "# 03.2\ndef words_sent(parents):\n    return sum(LENGTHS[p] for p in parents)\n",
    "03.3": "# 03.3\nnaive = 68\n",
}
# Sorted, so D2 comes before D9 in the hidden check; right for the visible one.
WRONG = '# 03.1\ndef unique_parents(ids):\n    return sorted({i.split(".")[0] for i in ids})\n'
KEEPS_REPEATS = '# 03.1\ndef unique_parents(ids):\n    return [i.split(".")[0] for i in ids]\n'


def code(source: str, role: str = "", task: str = "", prints: str = "", **metadata: object) -> dict:
    """A code cell as Jupyter stores it."""
    if role:
        metadata["lessonkit"] = {"task": task, "role": role}
    outputs = [{"output_type": "stream", "name": "stdout", "text": prints}] if prints else []
    return {
        "cell_type": "code",
        "execution_count": 1,
        "metadata": metadata,
        "outputs": outputs,
        "source": source.rstrip("\n"),
    }


def text(source: str, role: str = "", task: str = "") -> dict:
    """A Markdown cell."""
    metadata = {"lessonkit": {"task": task, "role": role}} if role else {}
    return {"cell_type": "markdown", "metadata": metadata, "source": source}


def notebook(cells: list[dict], **ours: object) -> dict:
    """A notebook of `cells`, each with an id."""
    for number, cell in enumerate(cells):
        cell.setdefault("id", f"cell-{number}")
    metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
        "lessonkit": {"lesson": SLUG, "version": 1, **ours},
    }
    return {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}


def task_cells(task: str, title: str, answer: str, check: str, hidden: str, *prints: str) -> list:
    """The cells of one task, in the order of the format."""
    return [
        text(f"## {task} {title}\nSay what to do."),
        code(answer, "answer", task),
        code(check, "check", task, prints[0]),
        code(hidden, "hidden", task, prints[1]),
        *(text(f"rung {rung} of {task}", "hint", task) for rung in (1, 2, 3)),
    ]


def solution(setup: str = 'LENGTHS = {"D50": 34, "D51": 38}') -> dict:
    """The solution notebook, with the output that its cells give."""
    return notebook(
        [
            text("# Exercise 03: climb\nThree tasks."),
            code(setup),
            *task_cells(
                "03.1", "Drop the repeats", FIRST, FIRST_CHECK, FIRST_HIDDEN,
                "parents: ['D50', 'D51']\n",
                "parents: ['D9', 'D2']\nthe argument after the call: ['D9.1', 'D2.3', 'D9.7']\n",
            ),
            *task_cells(
                "03.2", "Count the words", SECOND, SECOND_CHECK, SECOND_HIDDEN,
                "words: 72\n", "nothing: 0\none: 38\n",
            ),
            *task_cells(
                "03.3", "Predict", THIRD, THIRD_CHECK, THIRD_HIDDEN,
                "your prediction is right: True\n", "you predicted 68\n",
            ),
        ]
    )  # fmt: skip


def exercise() -> dict:
    """The exercise that `lesson build` makes of the solution, as plain JSON."""
    import nbformat

    from lessonkit.course.authoring.generate import exercise_of

    made = exercise_of(nbformat.from_dict(solution()))
    return json.loads(json.dumps(made))


def answered(**changes: str) -> dict:
    """The exercise with the right answers, but for `changes`, as in t1="# 03.1 ..."."""
    made = exercise()
    answers = RIGHT | {f"03.{name[1:]}": source for name, source in changes.items()}
    for cell in made["cells"]:
        ours = cell["metadata"].get("lessonkit", {})
        if ours.get("role") == "answer":
            cell["source"] = answers[ours["task"]]
    return made


def cell_of(made: dict, role: str, task: str) -> dict:
    """The cell of `made` with this role and task."""
    return next(
        cell
        for cell in made["cells"]
        if cell["metadata"].get("lessonkit") == {"task": task, "role": role}
    )


def store(path: Path, made: dict) -> Path:
    """Write a notebook as JSON and return its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(copy.deepcopy(made), ensure_ascii=False), encoding="utf-8")
    return path


def course(root: Path) -> Path:
    """Write a course of one lesson with its solution and exercise under `root`; return `root`."""
    store(root / "solutions" / f"{SLUG}.ipynb", solution())
    store(root / "exercises" / f"{SLUG}.ipynb", exercise())
    lesson = f'[[lesson]]\nslug = "{SLUG}"\ntitle = "Why?"\nminutes = 5\nneeds = []\n'
    (root / "course.toml").write_text(lesson, encoding="utf-8")
    return root


@functools.cache
def places() -> Places:
    """A course of the one lesson, the same for all tests; nobody writes to it."""
    folder = tempfile.mkdtemp(prefix="tiny-course-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    root = course(Path(folder))
    return Places(root, root / "work", checkout=True)


@functools.cache
def kernels() -> Kernels:
    """Where the kernels of all tests come from: forked, one by one, each used once."""
    made = Kernels()
    atexit.register(made.close)
    return made


def checked(path: Path, seconds: float = 10) -> Report:
    """The report of the real engine on a notebook file."""
    return check_file(path, exercise_for(places(), path), kernels(), seconds)


def outcomes(made: dict, folder: Path, seconds: float = 10) -> list[str]:
    """The outcomes of the three tasks in a notebook, by the real engine."""
    path = store(folder / f"{SLUG}.ipynb", made)
    before = path.read_bytes()
    report = checked(path, seconds)
    assert path.read_bytes() == before  # a student's file is read, never written
    return [verdict.outcome.value for verdict in report.verdicts]


def verdict(made, folder, task, seconds=10):
    """What the check says of one task of a notebook."""
    report = checked(store(folder / f"{SLUG}.ipynb", made), seconds)
    return next(v for v in report.verdicts if v.task == task)
