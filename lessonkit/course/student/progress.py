"""What a student has done so far: passes, different tries, hints seen. Kept in the work folder."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from lessonkit.course.grafting.submission import bare_lines
from lessonkit.course.judging.outcome import Outcome, Report
from lessonkit.course.notebooks.whole_file import write_whole

FILE = ".progress.json"
TRIES = 3  # different tries that open a solution
_SILENT = (Outcome.NOT_ATTEMPTED, Outcome.NOT_RUN)  # they say nothing of an answer


class Progress:
    """The memory of one work folder; a file that cannot be read counts as empty."""

    def __init__(self, work: Path) -> None:
        """Read what is remembered."""
        self._path = work / FILE
        try:
            remembered = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            remembered = {}
        self._tasks = {
            name: _entry(one)
            for name, one in (remembered.items() if isinstance(remembered, dict) else ())
        }

    def outcome(self, task: str) -> str:
        """Return what the last check said of `task`; empty before the first.

        A pass stays where nothing was said of an answer: with the cell emptied, or not run.
        """
        return self._of(task)["outcome"]

    def is_of(self, task: str, answer: str) -> bool:
        """Whether `answer` is the one that the outcome was said of."""
        return self._of(task)["answer"] == _trace(answer)

    def tries(self, task: str) -> int:
        """Return how many different answers to `task` did not pass."""
        return len(self._of(task)["tries"])

    def hints(self, task: str) -> int:
        """Return how many hints to `task` were shown."""
        return self._of(task)["hints"]

    def may_see_solution(self, task: str) -> bool:
        """Whether `task` has passed once, or was tried often enough."""
        return self._of(task)["passed"] or self.tries(task) >= TRIES

    def note_report(self, report: Report, answers: Mapping[str, str]) -> None:
        """Remember a check: the outcomes, and each answer that was tried and fell short."""
        for verdict in report.verdicts:
            if verdict.outcome is Outcome.UNREADABLE:
                continue
            one = self._of(verdict.task)
            trace = _trace(answers.get(verdict.task, ""))
            if verdict.outcome not in _SILENT or one["outcome"] != Outcome.PASSED:
                one["outcome"], one["answer"] = verdict.outcome.value, trace
            one["passed"] = one["passed"] or verdict.outcome is Outcome.PASSED
            if verdict.outcome in (Outcome.WRONG, Outcome.ERROR, Outcome.ENDLESS, Outcome.STOPPED):
                one["tries"] = sorted({*one["tries"], trace})
        self._store()

    def forget_outcomes(self, tasks: Iterable[str]) -> None:
        """Let `tasks` be as before their first check; what was opened by then stays open."""
        for task in tasks:
            self._of(task).update(outcome="", answer="")
        self._store()

    def note_hint(self, task: str) -> int:
        """Remember that one more hint was shown, and return how many were shown now."""
        self._of(task)["hints"] += 1
        self._store()
        return self.hints(task)

    def _of(self, task: str) -> dict:
        return self._tasks.setdefault(task, _entry(None))

    def _store(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(self._tasks, indent=1, sort_keys=True) + "\n"
        write_whole(self._path, text.encode())


def _entry(stored: object) -> dict:
    """One task's memory, whatever the file held for it."""
    empty = {"outcome": "", "answer": "", "passed": False, "tries": [], "hints": 0}
    if not isinstance(stored, dict):
        return empty
    one = {k: stored[k] if type(stored.get(k)) is type(v) else v for k, v in empty.items()}
    one["tries"] = [trace for trace in one["tries"] if isinstance(trace, str)]
    return one | {"hints": max(one["hints"], 0)}


def _trace(answer: str) -> str:
    """A hash by which two answers are the same when only blanks and comments differ."""
    return hashlib.sha256("\n".join(bare_lines(answer)).encode()).hexdigest()[:16]
