"""From what was seen of a task to its outcome and the words the student reads."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from lessonkit.course.grafting.fingerprints import Mistake, digest, fingerprint, recognised
from lessonkit.course.grafting.graft import CELL_SECONDS, CheckRun, Evidence, run_grafted
from lessonkit.course.grafting.reference import Reference
from lessonkit.course.grafting.submission import Submission
from lessonkit.course.judging import messages
from lessonkit.course.judging.outcome import Outcome, Report, Verdict
from lessonkit.course.kernels.cell_run import CellRun, RunsCells

_ENDS = {
    "endless": Outcome.ENDLESS,
    "dead": Outcome.STOPPED,
    "flood": Outcome.ERROR,
    "memory": Outcome.ERROR,
    "crowd": Outcome.ERROR,
    "disk": Outcome.ERROR,
}
# Those of which the checks saw something, and which are not as they should be.
_BEHAVED = (Outcome.WRONG, Outcome.ERROR, Outcome.ENDLESS, Outcome.STOPPED)

_MORE_CHECKS = (
    "This copy of the course was handed out with the checks that you see. Each task has one more, "
    "which tries your answer with other inputs when it is graded."
)


def judge(
    reference: Reference,
    submission: Submission,
    kernel: RunsCells,
    mistakes: tuple[Mistake, ...] = (),
    seconds: float = CELL_SECONDS,
) -> Report:
    """Return the report on a submission, run in a fresh kernel, which is closed afterwards."""
    try:
        seen = run_grafted(reference, submission.answers, kernel, seconds)
    finally:
        kernel.close()
    context = messages.Context(seen, submission.scratch, seconds)
    verdicts = tuple(_verdict(one, context, mistakes) for one in seen.values())
    report = Report(submission.notebook, reference.slug, verdicts, submission.notes)
    if report.all_passed and not any(task.has_answer for task in reference.tasks.values()):
        return replace(report, notes=(*report.notes, _MORE_CHECKS))
    return report


def unreadable(notebook: str, slug: str, tasks: Iterable[str], why: str) -> Report:
    """Return the report on a file that cannot be read: a row for each task, all alike."""
    rows = tuple(Verdict(task, "", Outcome.UNREADABLE, why) for task in tasks)
    return Report(notebook, slug, rows)


def _verdict(seen: Evidence, context: messages.Context, mistakes: tuple[Mistake, ...]) -> Verdict:
    mistake = recognised(seen, mistakes) if seen.is_attempted else None
    outcome, message = _outcome(seen, context, mistake)
    name = mistake.name if mistake else ""
    like = digest(fingerprint(seen, own=False)) if outcome in _BEHAVED else ""
    return Verdict(seen.task.name, seen.task.title, outcome, message, name, like)


def _outcome(
    seen: Evidence, context: messages.Context, mistake: Mistake | None
) -> tuple[Outcome, str]:
    if not seen.is_attempted:
        return Outcome.NOT_ATTEMPTED, messages.not_attempted(seen)
    if seen.cut_short:
        return Outcome.NOT_RUN, messages.cut_short(seen, context)
    if ended := _ended(seen):
        return _ENDS[ended.end], messages.ended(seen, ended, context)
    if seen.answer_run.end == "error":
        return _failed(seen, None, context, mistake)
    # Every check of the reference has to have run: none, and nothing is known.
    if seen.checks and all(check.passed for check in seen.checks):
        return Outcome.PASSED, ""
    for check in seen.checks:
        if not check.passed and check.run.end == "error":
            return _failed(seen, check, context, mistake)
        if not check.passed:
            return Outcome.WRONG, messages.wrong(check, _says(mistake))
    return Outcome.NOT_RUN, "The solution has no check for this task, so nothing is known of it."


def _failed(
    seen: Evidence, check: CheckRun | None, context: messages.Context, mistake: Mistake | None
) -> tuple[Outcome, str]:
    run = check.run if check else seen.answer_run
    if run.ename == "NotImplementedError" and run.evalue.startswith(f"{seen.task.name}: "):
        return Outcome.NOT_ATTEMPTED, messages.stub_left(seen)
    if other := context.lacking(run, seen.task.name):
        return Outcome.NOT_RUN, messages.needs(seen, other)
    if check and run.ename == "AssertionError" and not context.own_line(run):
        return Outcome.WRONG, messages.wrong(check, _says(mistake))
    return Outcome.ERROR, messages.failed(run, check, context, _says(mistake))


def _says(mistake: Mistake | None) -> str:
    return mistake.says if mistake else ""


def _ended(seen: Evidence) -> CellRun | None:
    """The run that ended the kernel, or had to be ended, if one of this task did."""
    runs = [seen.answer_run, *(check.run for check in seen.checks)]
    return next((run for run in runs if run and run.end in _ENDS), None)
