"""`lesson check`: the reports on a student's notebooks, printed as text or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from lessonkit.course.judging import report_text
from lessonkit.course.judging.judge import unreadable
from lessonkit.course.judging.outcome import Outcome, Report, Verdict
from lessonkit.course.judging.self_check import Exercise, check_file, exercise_for
from lessonkit.course.notebooks.reading import UnreadableError
from lessonkit.course.places import Places, find_places
from lessonkit.course.student.colour import in_terminal
from lessonkit.course.student.hints import lesson_and_task
from lessonkit.course.student.own_files import copies_of, find_notebooks, is_own
from lessonkit.course.student.progress import Progress

_MANNER = report_text.Manner(paint=in_terminal)


def check(wanted: str | None, *, as_json: bool = False) -> int:
    """Check the notebooks that `wanted` names, print the reports, return the exit status.

    A task may be named as well: its lesson's notebook is run, and the task alone reported.
    """
    places = find_places()
    wanted, task = lesson_and_task(places, wanted)
    reports = []
    for report in check_all(places, find_notebooks(places, wanted)):
        reports.append(report.only(task) if task else report)
        if not as_json:
            print("\n".join(report_lines(reports[-1])), flush=True)
    one = wanted is not None and (wanted.isdecimal() or not Path(wanted).is_dir())
    if as_json:
        each = [report.as_dict() for report in reports]
        print(json.dumps(each[0] if one else {"notebooks": each}, ensure_ascii=False))
    elif len(reports) > 1:
        print(f"{sum(report.all_passed for report in reports)} of {len(reports)} notebooks pass.")
    return exit_status(reports)


def check_all(places: Places, paths: list[Path]) -> Iterator[Report]:
    """Yield the report on each notebook in turn, and remember those that are the student's own.

    One that nobody can read has a report too. Raises CourseError for one that is no exercise.
    """
    from lessonkit.course.kernels.supply import Kernels  # no browser has what it needs

    with Kernels(ready=int(len(paths) > 1)) as kernels:
        for path in paths:
            kernels.prepare()
            try:
                exercise = exercise_for(places, path)
            except UnreadableError as error:
                yield unreadable(path.name, "", [""], str(error))
                continue
            report = check_file(path, exercise, kernels)
            remember(places, path, exercise, report)
            notes = (*report.notes, *_on_copies(copies_of(places, path)))
            yield replace(report, notes=notes)


def _on_copies(copies: list[Path]) -> list[str]:
    if not copies:
        return []
    names = ", ".join(copy.name for copy in copies)
    return [f"Of this lesson too, and not checked: {names}. To check one, give its path."]


def remember(places: Places, path: Path, exercise: Exercise, report: Report) -> None:
    """Note the report on the student's own file; what has no answer cell is no exercise."""
    if not is_own(places, path):
        return
    with suppress(UnreadableError):
        if answers := exercise.read(path).answers:
            Progress(places.work).note_report(report, answers)


def exit_status(reports: list[Report]) -> int:
    """Return 0 when all passed, 2 when a file could not be read, else 1."""
    verdicts = [verdict for report in reports for verdict in report.verdicts]
    if any(verdict.outcome is Outcome.UNREADABLE for verdict in verdicts):
        return 2
    return 0 if reports and all(report.all_passed for report in reports) else 1


def report_lines(report: Report) -> list[str]:
    """Return the report as lines of text, the outcomes coloured where stdout shows colours."""
    return report_text.report_lines(report, _MANNER)


def verdict_lines(verdict: Verdict) -> list[str]:
    """Return one task's lines, its outcome coloured where stdout shows colours."""
    return report_text.verdict_lines(verdict, _MANNER)
