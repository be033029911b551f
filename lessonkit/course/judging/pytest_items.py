"""An exercise as tests for pytest: one for each task, judged as `lesson check` judges it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lessonkit.course import CourseError
from lessonkit.course.grafting.graft import CELL_SECONDS
from lessonkit.course.judging.outcome import Outcome, Report, Verdict
from lessonkit.course.judging.self_check import check_file, exercise_for
from lessonkit.course.kernels.supply import Kernels
from lessonkit.course.places import find_places

KERNELS = pytest.StashKey[Kernels]()  # of the run: where its kernels come from


class ExerciseFile(pytest.File):
    """A student's notebook: one test for each task of its exercise, whatever is in the file."""

    report: Report | None = None

    def collect(self) -> Iterator[TaskItem]:
        """Yield the tasks of the solution, or the one reason why there are none."""
        try:
            self.exercise = exercise_for(find_places(), self.path)
        except CourseError as error:
            yield TaskItem.from_parent(self, name="file", why=str(error))
            return
        for task in self.exercise.reference.tasks:
            yield TaskItem.from_parent(self, name=task)

    def verdict(self, task: str) -> Verdict:
        """Return the verdict on `task`; the whole notebook runs once, also for a single task."""
        if self.report is None:
            if KERNELS not in self.config.stash:
                self.config.stash[KERNELS] = Kernels()
                self.config.add_cleanup(self.config.stash[KERNELS].close)
            kernels = self.config.stash[KERNELS]
            asked = self.config.getoption("nbval_cell_timeout", CELL_SECONDS)
            seconds = min(float(asked), CELL_SECONDS)
            self.report = check_file(self.path, self.exercise, kernels, seconds)
        return next(v for v in self.report.verdicts if v.task == task)


class NotPassedError(Exception):
    """A task that fell short; its text is the verdict."""


class TaskItem(pytest.Item):
    """One task as a test."""

    parent: ExerciseFile

    def __init__(self, *, why: str = "", **given: object) -> None:
        """Take the place of `name` in the notebook; `why` is a reason to fail without running."""
        super().__init__(**given)
        self._why = why

    def runtest(self) -> None:
        """Pass when the task does."""
        if self._why:
            raise NotPassedError(self._why)
        verdict = self.parent.verdict(self.name)
        if verdict.outcome is not Outcome.PASSED:
            raise NotPassedError(f"{verdict.task} {verdict.outcome}\n{verdict.message}")

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], **_: object) -> str:
        """Return the message alone; of our own failures, where they are."""
        if isinstance(excinfo.value, NotPassedError):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return how pytest names the test."""
        return self.path, 0, f"{self.path.name}::{self.name}"
