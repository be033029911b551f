"""The tables of a class that a spreadsheet opens: each verdict, and the tasks passed."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable

from lessonkit.course.grading.visible import visible_line

COLUMNS = ("student", "lesson", "task", "outcome", "mistake", "file", "counts")

# What begins a formula, also in the wide form; for some spreadsheets a semicolon ends a cell.
_FORMULA = re.compile(r"(?:^|(?<=;))(?=\s*[=+\-@＝＋－＠])")


def grades_csv(report: dict) -> str:
    r"""Return a row for each task of every submission, under a heading.

    `counts` is yes or no: no where the student handed in another one for the same lesson. A cell
    that a spreadsheet would calculate has an apostrophe before it. Tasks are named 03.1: where
    that is taken for a number, or a date, the column is to be read as text.

    >>> task = {"task": "03.1", "outcome": "passed", "mistake": ""}
    >>> handed_in = {"student": "=1+1", "lesson": "03_climb", "file": "a.ipynb", "counts": True}
    >>> print(grades_csv({"submissions": [handed_in | {"tasks": [task]}]}), end="")
    student,lesson,task,outcome,mistake,file,counts
    '=1+1,03_climb,03.1,passed,,a.ipynb,yes
    """
    rows = [
        submission | task | {"counts": "yes" if submission["counts"] else "no"}
        for submission in report["submissions"]
        for task in submission["tasks"]
    ]
    return _csv([COLUMNS, *([row[column] for column in COLUMNS] for row in rows)])


def points_csv(report: dict) -> str:
    """Return a row for each student, also those without a notebook: how many tasks passed.

    A lesson is a column, and its heading says of how many. A cell is empty where nothing was
    handed in, so that it differs from a 0; `passed` and `of` are the sums.
    """
    lessons = report["lessons"]
    names = [f"{lesson['lesson']} (of {len(lesson['tasks'])})" for lesson in lessons]
    total = sum(len(lesson["tasks"]) for lesson in lessons)
    passed = _passed(report)
    rows = []
    for student in report["students"]:
        cells = [passed.get((student, lesson["lesson"]), "") for lesson in lessons]
        rows.append([student, *cells, sum(cell or 0 for cell in cells), total])
    return _csv([["student", *names, "passed", "of"], *rows])


def _passed(report: dict) -> dict[tuple[str, str], int]:
    """How many tasks passed, by student and lesson, in the submission that counts."""
    return {
        (one["student"], one["lesson"]): sum(t["outcome"] == "passed" for t in one["tasks"])
        for one in report["submissions"]
        if one["counts"]
    }


def _csv(rows: Iterable[Iterable[object]]) -> str:
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerows(map(_defused, row) for row in rows)
    return written.getvalue()


def _defused(cell: object) -> object:
    """A cell that is text on one line and nothing else."""
    return _FORMULA.sub("'", visible_line(cell)) if isinstance(cell, str) else cell
