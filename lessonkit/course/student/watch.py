"""`lesson watch`: the current task's verdict after each save, with kernels ready in advance."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from lessonkit.course.judging.outcome import Outcome, Report, Verdict
from lessonkit.course.judging.report_text import note_lines
from lessonkit.course.judging.self_check import Exercise, check_file, exercise_for
from lessonkit.course.kernels.supply import Kernels
from lessonkit.course.notebooks.reading import UnreadableError
from lessonkit.course.places import Places, find_places
from lessonkit.course.student.check import remember, report_lines, verdict_lines
from lessonkit.course.student.hints import lesson_and_task, next_hint
from lessonkit.course.student.keys import Keys
from lessonkit.course.student.own_files import find_notebooks
from lessonkit.course.student.progress import Progress

READY = 2  # one for this save, one for a save that follows at once
PAUSE_MS = 20  # a save is over when nothing more happens for so long
LOOK_MS = 100  # how often the keys are looked at
HELP = "Save the notebook to check it. Keys: n next task, h hint, q quit."


class Watch:
    """One notebook being watched: its exercise, the task the student is at, what was last seen."""

    def __init__(
        self, places: Places, path: Path, say: Callable[[str], None] = print, task: str = ""
    ) -> None:
        """Watch `path`, whose exercise is read once; begin at `task` if one is given."""
        self._places = places
        self._path = path.resolve()
        self._exercise: Exercise = exercise_for(places, path)
        self._say = say
        self._seen = b""
        self._report: Report | None = None
        self._task = task
        self._answers: dict[str, str] = {}
        self._shown: dict[str, str] = {}  # each answer when its verdict was last shown

    def run(self, kernels: Kernels, keys: Keys) -> None:
        """Check once, then after each save, until q is pressed or the keys end."""
        from watchfiles import watch

        self.check(kernels)
        changes = watch(
            self._path.parent,
            debounce=PAUSE_MS * 5,
            step=PAUSE_MS,
            rust_timeout=LOOK_MS,
            yield_on_timeout=True,
            recursive=False,
        )
        for changed in changes:
            if any(Path(name).name == self._path.name for _, name in changed):
                self.check(kernels)
            if self._press(keys.pressed()) == "q":
                return

    def check(self, kernels: Kernels) -> None:
        """Say the verdict on the current task, if the file holds something new."""
        try:
            content = self._path.read_bytes()
        except OSError:  # an editor that deletes before it writes
            return
        if content == self._seen:
            return
        self._seen, start = content, time.perf_counter()
        self._report = check_file(self._path, self._exercise, kernels)
        self._read_answers()
        self._stay_or_begin()
        self._show(f"{time.perf_counter() - start:.2f} s")
        remember(self._places, self._path, self._exercise, self._report)
        kernels.prepare()

    def _read_answers(self) -> None:
        with suppress(UnreadableError):
            self._answers = dict(self._exercise.read(self._path).answers)
            self._shown = self._shown or dict(self._answers)

    def _changed(self) -> list[str]:
        """The other tasks whose answers were changed, and whose verdicts were not shown since."""
        names = [verdict.task for verdict in self._report.verdicts if verdict.task != self._task]
        return [name for name in names if self._answers.get(name, "") != self._shown.get(name, "")]

    def _stay_or_begin(self) -> None:
        """Stay at the task; at first, go to the first that does not pass."""
        names = [verdict.task for verdict in self._report.verdicts]
        if self._task not in names:
            open_ones = [v.task for v in self._report.verdicts if v.outcome is not Outcome.PASSED]
            self._task = (open_ones or names)[0]

    def _show(self, took: str = "") -> None:
        verdicts = self._report.verdicts
        if verdicts[0].outcome is Outcome.UNREADABLE:
            self._say("\n".join(report_lines(self._report)))
            return
        current = next(v for v in verdicts if v.task == self._task)
        passed = sum(v.outcome is Outcome.PASSED for v in verdicts)
        self._say("")
        self._say("\n".join(verdict_lines(current)))
        self._shown[self._task] = self._answers.get(self._task, "")
        for line in note_lines(self._report):
            self._say(line)
        said = [f"{passed} of {len(verdicts)} passed.", self._what_next(current), took]
        self._say("  " + " ".join(filter(None, said)))

    def _what_next(self, current: Verdict) -> str:
        if self._report.all_passed:
            return "All done: q quits."
        if changed := self._changed():
            return f"You changed {', '.join(changed)}: n goes to {changed[0]}."
        return "n goes on to the next." if current.outcome is Outcome.PASSED else ""

    def _press(self, key: str) -> str:
        if key == "n" and self._report:
            names = [verdict.task for verdict in self._report.verdicts]
            following = names[(names.index(self._task) + 1) % len(names)]
            self._task = (self._changed() or [following])[0]
            self._show()
        elif key == "h" and self._task:
            task = self._exercise.reference.tasks[self._task]
            self._say("\n".join(next_hint(self._places, task)))
        return key


def watch_exercise(wanted: str | None) -> int:
    """Watch the notebook that `wanted` names, of several the first not yet passed; return 0.

    With a task's name, the watch begins at that task.
    """
    places = find_places()
    wanted, task = lesson_and_task(places, wanted)
    path = _choose(places, find_notebooks(places, wanted))
    exercise = exercise_for(places, path)
    print(f"Watching {path}\n{HELP}", flush=True)
    watch = Watch(places, path, lambda text: print(text, flush=True), task)
    with (
        suppress(KeyboardInterrupt),
        Kernels(exercise.reference.modules, ready=READY) as kernels,
        Keys() as keys,
    ):
        kernels.prepare()
        watch.run(kernels, keys)
    return 0


def _choose(places: Places, paths: list[Path]) -> Path:
    """The first notebook with a task that has not passed; one that cannot be read comes last."""
    progress = Progress(places.work)
    for path in paths:
        with suppress(UnreadableError):
            tasks = exercise_for(places, path).reference.tasks
            if any(progress.outcome(task) != Outcome.PASSED for task in tasks):
                return path
    return paths[0]
