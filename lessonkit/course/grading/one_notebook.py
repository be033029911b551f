"""Grade one notebook, whatever is in it: it always gets its rows."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

from lessonkit.course.grading.handed import Found, NotReadError
from lessonkit.course.grafting.fingerprints import digest
from lessonkit.course.grafting.reference import Reference
from lessonkit.course.grafting.submission import bare_lines, is_stub, lesson_number
from lessonkit.course.judging.judge import judge, unreadable
from lessonkit.course.judging.outcome import Outcome, Report, Verdict
from lessonkit.course.judging.self_check import Exercise
from lessonkit.course.kernels.supply import Kernels
from lessonkit.course.notebooks.reading import NotebookFile, UnreadableError, notebook_of

ANSWER_KEPT = 4_000  # characters of an answer that the report shows
_NAMED = re.compile(r"(?<!\d)(\d\d)(?!\d)")


@dataclass(frozen=True, slots=True)
class Graded:
    """What became of one notebook: its report, and by task the answers that did not pass.

    `texts` holds for each answer a short name of its text, and how many lines are the student's.
    """

    report: Report
    answers: dict[str, str] = field(default_factory=dict)
    texts: dict[str, tuple[str, int]] = field(default_factory=dict)

    def as_dict(self) -> dict:
        """Return it as JSON has it."""
        return {"report": asdict(self.report), "answers": self.answers, "texts": self.texts}

    @staticmethod
    def from_dict(data: dict) -> Graded:
        """Return what `as_dict` was made of."""
        report = dict(data["report"])
        verdicts = [v | {"outcome": Outcome(v["outcome"])} for v in report["verdicts"]]
        report["verdicts"] = tuple(Verdict(**verdict) for verdict in verdicts)
        report["notes"] = tuple(report["notes"])
        texts = {task: (name, lines) for task, (name, lines) in data["texts"].items()}
        return Graded(Report(**report), data["answers"], texts)


@dataclass(frozen=True, slots=True)
class Work:
    """A notebook as it was read: the exercise it is of, or the report that says why not."""

    exercise: Exercise | None
    notebook: NotebookFile | None
    report: Report | None = None


def read_work(file: Found, raw: bytes | NotReadError, exercises: Mapping[str, Exercise]) -> Work:
    """Return what a file holds. `exercises` are by their lesson's two digits."""
    try:
        if isinstance(raw, NotReadError):
            raise UnreadableError(str(raw))
        notebook = notebook_of(raw, file.name)
    except UnreadableError as error:
        return _unread(file, str(error), exercises)
    number = lesson_number(notebook, file.name)
    if number not in exercises:
        having = ", ".join(exercises)
        why = f"{file.name} is no exercise of this course: no cell of it names a task of {having}."
        return _unread(file, why, exercises if number else {})
    return Work(exercises[number], notebook)


def _unread(file: Found, why: str, exercises: Mapping[str, Exercise]) -> Work:
    """A row a task where the file's name or its folders tell the lesson, else one row."""
    numbers = [number for part in reversed(file.parts) for number in _NAMED.findall(part)]
    exercise = next((exercises[n] for n in numbers if n in exercises), None)
    slug = exercise.reference.slug if exercise else ""
    report = unreadable(file.name, slug, exercise.reference.tasks if exercise else [""], why)
    return Work(exercise, None, report)


def grade_one(work: Work, name: str, kernels: Kernels, seconds: float) -> Graded:
    """Return what became of the answers in a notebook, run in a kernel used once."""
    if work.report:
        return Graded(work.report)
    submission = work.exercise.answers_in(work.notebook, name)
    reference, mistakes = work.exercise.reference, work.exercise.mistakes
    kernel = kernels.take()
    kernels.prepare()
    report = judge(reference, submission, kernel, mistakes, seconds)
    fallen = [v.task for v in report.verdicts if v.outcome not in _NOTHING_TO_SHOW]
    answers = {task: submission.answers.get(task, "")[:ANSWER_KEPT] for task in fallen}
    return Graded(report, answers, _texts(submission.answers, reference))


def _texts(answers: Mapping[str, str], reference: Reference) -> dict[str, tuple[str, int]]:
    found = {}
    for name, answer in answers.items():
        task = reference.tasks[name]
        lines, given = bare_lines(answer), set(bare_lines(task.stub))
        if not is_stub(answer, task.stub):
            found[name] = (digest(tuple(lines)), sum(line not in given for line in lines))
    return found


_NOTHING_TO_SHOW = (Outcome.PASSED, Outcome.NOT_ATTEMPTED, Outcome.UNREADABLE)


def given_up(work: Work, name: str, why: str, outcome: Outcome = Outcome.STOPPED) -> Graded:
    """Return the rows of a notebook that could not be graded to its end."""
    reference = work.exercise.reference
    rows = tuple(Verdict(task.name, task.title, outcome, why) for task in reference.tasks.values())
    return Graded(Report(name, reference.slug, rows))
