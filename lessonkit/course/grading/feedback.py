"""What each student reads: the verdicts on all that they handed in, in the self-check's words."""

from __future__ import annotations

from lessonkit.course.grading.file_names import file_names
from lessonkit.course.grading.visible import shortened, visible, visible_line
from lessonkit.course.judging.outcome import Outcome, Report, Verdict
from lessonkit.course.judging.report_text import Manner, report_lines

# The same bytes on every machine: not as wide as a terminal, and not what is typed on this one.
_MANNER = Manner(width=88, typed="python3 start.py {}".format)
_LAST = "Commands are typed in the course's folder; on Windows, write `py` for `python3`."


def feedback(report: dict) -> dict[str, str]:
    """Return a text for each student by the name of its file, also where nothing was handed in."""
    names = file_names(report["students"])
    handed_in: dict[str, list[dict]] = {student: [] for student in report["students"]}
    for submission in report["submissions"]:
        handed_in[submission["student"]].append(submission)
    return {f"{names[who]}.txt": _text(who, theirs) for who, theirs in handed_in.items()}


def _text(student: str, submissions: list[dict]) -> str:
    parts = ["\n".join(_lines(submission)) for submission in submissions]
    parts = parts or ["No notebook came from you. Did you hand in the .ipynb file itself?"]
    if any("start.py" in part for part in parts):
        parts.append(_LAST)
    return "\n\n".join([visible_line(student), *parts]) + "\n"


def _lines(submission: dict) -> list[str]:
    """The report on one file; of one that does not count, that alone."""
    report = _report(submission)
    if submission["counts"]:
        return report_lines(report, _MANNER)
    return [report.notebook, "  Not counted: you handed in another one for the same lesson."]


def _report(submission: dict) -> Report:
    """The report from which the submission's entry was made."""
    verdicts = tuple(
        Verdict(t["task"], t["title"], Outcome(t["outcome"]), visible(shortened(t["message"])))
        for t in submission["tasks"]
    )
    notes = tuple(map(visible, submission["notes"]))
    return Report(visible_line(submission["file"]), submission["lesson"], verdicts, notes)
