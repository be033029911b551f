"""The tables of a class that a spreadsheet opens: each verdict, and the tasks passed.

Here they are text. The files begin with a byte order mark (`utf-8-sig`), without which a
spreadsheet may read Jörg as JÃ¶rg; a program of your own reads them with that encoding too.
"""

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
    handed in and `unreadable` where the file could not be read, so that both differ from a 0.
    `passed` and `of` are the sums over the lessons that have a number in this row.
    """
    lessons = report["lessons"]
    names = [f"{lesson['lesson']} (of {len(lesson['tasks'])})" for lesson in lessons]
    passed = _passed(report)
    rows = []
    for student in report["students"]:
        cells = [passed.get((student, lesson["lesson"]), "") for lesson in lessons]
        counted = [
            (cell, len(lesson["tasks"]))
            for cell, lesson in zip(cells, lessons, strict=True)
            if isinstance(cell, int)
        ]
        rows.append([student, *cells, *map(sum, zip((0, 0), *counted, strict=True))])
    return _csv([["student", *names, "passed", "of"], *rows])


def _passed(report: dict) -> dict[tuple[str, str], int | str]:
    """How many tasks passed, by student and lesson, in the submission that counts."""
    return {
        (one["student"], one["lesson"]): _points([task["outcome"] for task in one["tasks"]])
        for one in report["submissions"]
        if one["counts"]
    }


def _points(outcomes: list[str]) -> int | str:
    return "unreadable" if "unreadable" in outcomes else outcomes.count("passed")


def _csv(rows: Iterable[Iterable[object]]) -> str:
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerows(map(_defused, row) for row in rows)
    return written.getvalue()


def _defused(cell: object) -> object:
    """A cell that is text on one line and nothing else."""
    return _FORMULA.sub("'", visible_line(cell)) if isinstance(cell, str) else cell
