"""What the page shows, made from the report: counted, ordered and named, with no HTML."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from lessonkit.course.judging.outcome import Outcome

SHOWN_FIRST = 10  # wrong answers on the first screen
_LEFT_OPEN = 3  # tasks named there as those that most did not attempt
_WIDE = 8  # tasks: with more, a cell of the class shows a letter in place of the word

MISSING = "not handed in"
LETTERS = {
    Outcome.PASSED: "✓",
    Outcome.WRONG: "W",
    Outcome.ERROR: "E",
    Outcome.ENDLESS: "L",
    Outcome.STOPPED: "S",
    Outcome.NOT_ATTEMPTED: "○",
    Outcome.NOT_RUN: "R",
    Outcome.UNREADABLE: "U",
    MISSING: "–",
}


def view(report: dict) -> dict:
    """Return the values of the page's template."""
    tasks = [task | {"lesson": one["lesson"]} for one in report["lessons"] for task in one["tasks"]]
    wrong = _wrong_answers(report)
    outcomes = [t["outcome"] for s in report["submissions"] if s["counts"] for t in s["tasks"]]
    rows = list(_rows(report, tasks))
    return {
        "report": report,
        "hidden": report.get("hidden", []),
        "tasks": tasks,
        "firsts": [i == 0 or tasks[i - 1]["lesson"] != t["lesson"] for i, t in enumerate(tasks)],
        "handed_in": sum(submission["counts"] for submission in report["submissions"]),
        "counts": _in_order(Counter(outcomes)),
        "lessons": list(_lessons(report)),
        "numbers": {student: n for n, student in enumerate(report["students"], 1)},
        "start": wrong[:SHOWN_FIRST],
        "more": len(wrong) - SHOWN_FIRST,
        "left_open": _left_open(report),
        "rows": rows,
        "passed_by": [
            sum(row["cells"][n] == Outcome.PASSED for row in rows) for n, _ in enumerate(tasks)
        ],
        "students": list(_students(report)),
        "letters": {str(outcome): letter for outcome, letter in LETTERS.items()},
        "is_wide": len(tasks) > _WIDE,
        "unreadable": list(_unreadable(report)),
        "replaced": [one | {"why": ""} for one in report["submissions"] if not one["counts"]],
    }


def _wrong_answers(report: dict) -> list[dict]:
    """All wrong answers with their task, most given first, then in the course's order."""
    wrong = [
        {"item": item, **answer} for item in report["items"] for answer in item["wrong_answers"]
    ]
    return sorted(wrong, key=lambda answer: -len(answer["students"]))


def _left_open(report: dict) -> list[dict]:
    """The tasks that most did not attempt, with how many."""
    counted = [
        {"item": item, "students": item["outcomes"].get(Outcome.NOT_ATTEMPTED, 0)}
        for item in report["items"]
    ]
    most = sorted(counted, key=lambda one: -one["students"])[:_LEFT_OPEN]
    return [one for one in most if one["students"]]


def _lessons(report: dict) -> Iterator[dict]:
    """Each lesson with its tasks' items, their outcomes in one order."""
    items = {item["task"]: item for item in report["items"]}
    for lesson in report["lessons"]:
        own = [items[task["task"]] for task in lesson["tasks"] if task["task"] in items]
        yield lesson | {"items": [item | {"counts": _in_order(item["outcomes"])} for item in own]}


def _in_order(outcomes: dict[str, int]) -> list[tuple[str, int]]:
    return [(str(one), outcomes[one]) for one in LETTERS if outcomes.get(one)]


def _rows(report: dict, tasks: list[dict]) -> Iterator[dict]:
    """Each student's outcomes, a task a cell, and how many files have no cell at all.

    `of` counts the tasks of the lessons that they handed in, and that could be read.
    """
    counting = [submission for submission in report["submissions"] if submission["counts"]]
    outcomes = {(s["student"], t["task"]): t["outcome"] for s in counting for t in s["tasks"]}
    lost = Counter(submission["student"] for submission in counting if not submission["lesson"])
    for student in report["students"]:
        cells = [outcomes.get((student, task["task"]), MISSING) for task in tasks]
        of = sum(cell not in (MISSING, Outcome.UNREADABLE) for cell in cells)
        counts = {"passed": cells.count(Outcome.PASSED), "of": of, "unreadable": lost[student]}
        yield {"student": student, "cells": cells} | counts


def _unreadable(report: dict) -> Iterator[dict]:
    """The files that could not be read, each with the sentence that says why."""
    for submission in report["submissions"]:
        why = [t["message"] for t in submission["tasks"] if t["outcome"] == Outcome.UNREADABLE]
        if why:
            yield submission | {"why": why[0]}


def _students(report: dict) -> Iterator[dict]:
    """Each student with all that they handed in, and what became of it."""
    handed_in: dict[str, list[dict]] = {student: [] for student in report["students"]}
    for submission in report["submissions"]:
        handed_in[submission["student"]].append(submission)
    for student, theirs in handed_in.items():
        outcomes = Counter(t["outcome"] for s in theirs if s["counts"] for t in s["tasks"])
        counts = _in_order(outcomes)
        yield {"student": student, "submissions": theirs, "counts": counts}
