"""A report as lines of plain text: the words of the self-check, in a terminal or in a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from lessonkit.course.judging.outcome import Outcome, Report, Verdict
from lessonkit.course.judging.wrapping import wrapped
from lessonkit.course.typed import typed

_WIDTH = max(len(outcome) for outcome in Outcome)


def _bare(outcome: Outcome, word: str) -> str:
    return word


@dataclass(frozen=True, slots=True)
class Manner:
    """How the lines are written: an outcome's word, the width of a line, a command to type.

    A width of 0 is the terminal's.
    """

    paint: Callable[[Outcome, str], str] = _bare
    width: int = 0
    typed: Callable[[str], str] = typed


PLAIN = Manner()


def report_lines(report: Report, manner: Manner = PLAIN) -> list[str]:
    """Return the report as lines of plain text, the outcome in words before all else."""
    lines = [report.notebook]
    verdicts = report.verdicts
    if verdicts and verdicts[0].outcome is Outcome.UNREADABLE:
        word = manner.paint(Outcome.UNREADABLE, "unreadable")
        return [*lines, f"  {word}: {verdicts[0].message}"]
    before = ""
    for verdict in verdicts:  # what is said of each of many tasks is said once
        lines += verdict_lines(verdict, manner)[: 1 if verdict.message == before else None]
        before = verdict.message
    lines += note_lines(report, manner)
    return [*lines, *wrapped(summary(report, manner), "  ", manner.width)]


def verdict_lines(verdict: Verdict, manner: Manner = PLAIN) -> list[str]:
    """Return one task's lines: task, outcome and title, then the message below it."""
    word = manner.paint(verdict.outcome, f"{verdict.outcome:<{_WIDTH}}")
    first = f"  {verdict.task}  {word}  {verdict.title}".rstrip()
    return [first, *wrapped(verdict.message, " " * 8, manner.width)]


def note_lines(report: Report, manner: Manner = PLAIN) -> list[str]:
    """Return the remarks on the file itself."""
    notes = [wrapped(f"Note: {note}", "  ", manner.width) for note in report.notes]
    return [line for lines in notes for line in lines]


def summary(report: Report, manner: Manner = PLAIN) -> str:
    """Return how many tasks passed, and what to do next."""
    passed = [v for v in report.verdicts if v.outcome is Outcome.PASSED]
    if report.all_passed:
        return f"All {len(passed)} tasks passed." if len(passed) > 1 else "The task passed."
    first = next(v for v in report.verdicts if v.outcome is not Outcome.PASSED)
    tasks = "1 task" if len(report.verdicts) == 1 else f"{len(report.verdicts)} tasks"
    return (
        f"{len(passed)} of {tasks} passed. "
        f"Next: {first.task}; `{manner.typed(f'hint {first.task}')}` helps."
    )
