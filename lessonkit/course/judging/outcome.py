"""What can become of a task, and the report that says it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum


class Outcome(StrEnum):
    """One word or two for a task; a notebook that cannot be read has `unreadable` for each."""

    PASSED = "passed"
    NOT_ATTEMPTED = "not attempted"
    WRONG = "wrong"
    ERROR = "error"
    ENDLESS = "endless loop"
    STOPPED = "Python stopped"
    NOT_RUN = "not run"
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of one task. `message` is for the student: plain text, a line a thought.

    `mistake` names the known wrong answer that this one behaves like, if there is one, and
    `like` is the same for all wrong answers that behave alike, known or not.
    """

    task: str
    title: str
    outcome: Outcome
    message: str = ""
    mistake: str = ""
    like: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """The verdicts on one notebook, in the order of the tasks, and remarks on the file itself."""

    notebook: str
    slug: str
    verdicts: tuple[Verdict, ...]
    notes: tuple[str, ...] = ()

    @property
    def all_passed(self) -> bool:
        """Whether there was something to check and all of it passed."""
        return bool(self.verdicts) and all(v.outcome is Outcome.PASSED for v in self.verdicts)

    def only(self, task: str) -> Report:
        """Return the report on one of the tasks, with all remarks on the file."""
        return replace(self, verdicts=tuple(v for v in self.verdicts if v.task == task))

    def as_dict(self) -> dict[str, object]:
        """Return what `lesson check --json` prints."""
        tasks = [
            {"task": v.task, "outcome": v.outcome.value, "message": v.message}
            for v in self.verdicts
        ]
        return {
            "notebook": self.notebook,
            "course": self.slug,
            "tasks": tasks,
            "notes": list(self.notes),
        }
