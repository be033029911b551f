"""What the notebooks of a class say together: one dict, from which all files are made."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping

from lessonkit.course.grading.handed import Collected, Handed
from lessonkit.course.grading.one_notebook import Graded
from lessonkit.course.judging.outcome import Outcome, Verdict
from lessonkit.course.judging.self_check import Exercise

FORMAT = 1
LINES_ALIKE = 3  # shorter answers are alike by themselves


def summarise(
    collected: Collected,
    results: Mapping[str, Graded],
    exercises: Mapping[str, Exercise],
    titles: Mapping[str, str],
    hidden: Iterable[str] = (),
) -> dict:
    """Return the report on a class: plain data in a defined order, no time and no machine.

    `results` are by path, `exercises` by the two digits of their lesson, `titles` by its slug;
    `hidden` names the tasks with inputs of the instructor's own.
    """
    counting = _counting(collected.handed, results)
    given = [(one, results[one.path]) for one in collected.handed]
    given.sort(key=lambda pair: (pair[0].student, pair[1].report.slug, pair[0].path))
    seen = {graded.report.slug for _, graded in given} - {""}
    used = [one for one in exercises.values() if one.reference.slug in seen]
    students = {one.student for one in collected.handed} | set(collected.without)
    return {
        "format": FORMAT,
        "hidden": list(hidden),
        "lessons": [_lesson(one, titles) for one in used],
        "students": sorted(students),
        "submissions": [_submission(one, g, one.path in counting) for one, g in given],
        "items": [item for one in used for item in _items(one, given, counting)],
        "same_text": [row for one in used for row in _same_text(one, given, counting)],
        "passed_over": list(collected.passed_over),
        "without": list(collected.without),
    }


def _counting(handed: Iterable[Handed], results: Mapping[str, Graded]) -> set[str]:
    """Of several notebooks of a student for one lesson, the last by its path that can be read."""
    last: dict[tuple[str, str], Handed] = {}
    for one in sorted(handed, key=lambda each: (_is_read(results[each.path]), _natural(each.path))):
        last[one.student, results[one.path].report.slug or one.path] = one
    return {one.path for one in last.values()}


def _is_read(graded: Graded) -> bool:
    return all(verdict.outcome is not Outcome.UNREADABLE for verdict in graded.report.verdicts)


def _natural(path: str) -> tuple:
    """A key that puts x.ipynb before x (2).ipynb, and that before x (10).ipynb."""
    stem = re.sub(r"\.ipynb$", "", path, flags=re.IGNORECASE)
    return tuple((part.isdecimal(), int(part) if part.isdecimal() else 0, part)
                 for part in re.split(r"([0-9]+)", stem)), path  # fmt: skip


def _lesson(exercise: Exercise, titles: Mapping[str, str]) -> dict:
    reference = exercise.reference
    tasks = [{"task": one.name, "title": one.title} for one in reference.tasks.values()]
    return {
        "lesson": reference.slug,
        "title": titles.get(reference.slug, reference.slug),
        "tasks": tasks,
    }


def _submission(handed: Handed, graded: Graded, counts: bool) -> dict:
    report = graded.report
    return {
        "student": handed.student,
        "file": handed.path,
        "lesson": report.slug,
        "counts": counts,
        "notes": list(report.notes),
        "tasks": [_row(verdict, graded.answers) for verdict in report.verdicts],
    }


def _row(verdict: Verdict, answers: Mapping[str, str]) -> dict:
    return {
        "task": verdict.task,
        "title": verdict.title,
        "outcome": verdict.outcome.value,
        "message": verdict.message,
        "mistake": verdict.mistake,
        "like": verdict.like,
        "answer": answers.get(verdict.task, ""),
    }


Given = list[tuple[Handed, Graded]]


def _items(exercise: Exercise, given: Given, counting: set[str]) -> Iterable[dict]:
    """For each task, how it went, and which wrong answers were given by whom."""
    of_lesson = [
        (one, g) for one, g in given
        if one.path in counting and g.report.slug == exercise.reference.slug
    ]  # fmt: skip
    says = {(m.task, m.name): m.says for m in exercise.mistakes}
    for task in exercise.reference.tasks.values():
        rows = [
            (one.student, verdict, graded.answers.get(task.name, ""))
            for one, graded in of_lesson
            for verdict in graded.report.verdicts
            if verdict.task == task.name
        ]
        counts = {o.value: sum(v.outcome is o for _, v, _ in rows) for o in Outcome}
        yield {
            "task": task.name,
            "title": task.title,
            "handed_in": len(rows),
            "outcomes": {outcome: count for outcome, count in counts.items() if count},
            "wrong_answers": _wrong_answers(rows, says),
        }


def _wrong_answers(
    rows: list[tuple[str, Verdict, str]], says: Mapping[tuple[str, str], str]
) -> list[dict]:
    """The wrong answers of one task, those that behave alike together, most given first."""
    alike: dict[tuple[str, str], list[tuple[str, Verdict, str]]] = defaultdict(list)
    for row in rows:
        if row[1].like:
            alike[row[1].mistake, "" if row[1].mistake else row[1].like].append(row)
    found = []
    for (mistake, _), group in alike.items():
        _, verdict, answer = group[0]
        found.append(
            {
                "mistake": mistake,
                "says": says.get((verdict.task, mistake), ""),
                "message": verdict.message,
                "answer": answer,
                "students": sorted({student for student, _, _ in group}),
            }
        )
    return sorted(found, key=lambda one: (-len(one["students"]), one["mistake"], one["message"]))


def _same_text(exercise: Exercise, given: Given, counting: set[str]) -> Iterable[dict]:
    """The answers whose text is the same but for comments and blank space, and who gave them."""
    groups: dict[tuple[str, str], list[str]] = defaultdict(list)
    lines: dict[tuple[str, str], int] = {}
    for one, graded in given:
        if one.path in counting and graded.report.slug == exercise.reference.slug:
            for task, (text, own) in graded.texts.items():
                groups[task, text].append(one.student)
                lines[task, text] = own
    rows = [
        {"task": key[0], "lines": lines[key], "students": sorted(students)}
        for key, students in groups.items()
        if len(students) > 1 and lines[key] >= LINES_ALIKE
    ]
    return sorted(rows, key=lambda row: (-row["lines"], row["task"], row["students"]))
