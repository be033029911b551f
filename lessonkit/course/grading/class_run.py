"""The notebooks of a class, run several at a time; what is done is kept, and not done again."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, Queue

from lessonkit.course.grading.handed import Handed, NotReadError
from lessonkit.course.grading.one_notebook import Graded, Work, given_up, grade_one, read_work
from lessonkit.course.judging.outcome import Outcome
from lessonkit.course.judging.self_check import Exercise
from lessonkit.course.kernels.kernel import NoKernelError
from lessonkit.course.kernels.supply import Kernels

FORMAT = 1  # of what is kept
TRIES = 2  # a notebook that ends the grading itself is not run again and again
_LOOK_S = 0.2
_FAILED = "The grading itself failed on this notebook ({}: {}). Look at its answers by hand."
_KILLED = (
    f"The grading itself was ended {TRIES} times while this notebook ran, so it was not tried "
    "again. Run it by hand if you want to know why."
)


class Kept:
    """What is known of each notebook, one file each in a folder of the output."""

    def __init__(self, folder: Path, settings: bytes) -> None:
        """Keep results in `folder`, which is made; those of other `settings` are not ours."""
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._settings = settings
        self._used: set[str] = set()

    def key(self, name: str, raw: bytes | NotReadError) -> str:
        """Return the name of the notebook's file: its content and all that decides on it."""
        content = str(raw).encode() if isinstance(raw, NotReadError) else raw
        parts = (str(FORMAT).encode(), self._settings, name.encode("utf-8", "replace"), content)
        key = hashlib.sha256(b"\0".join(hashlib.sha256(p).digest() for p in parts)).hexdigest()
        self._used.add(key)
        return key

    def get(self, key: str) -> Graded | None:
        """Return what is known; None for nothing, or for what cannot be read."""
        try:
            text = (self._folder / f"{key}.json").read_text(encoding="utf-8")
            return Graded.from_dict(json.loads(text))
        except (OSError, ValueError, TypeError, KeyError):
            return None

    def put(self, key: str, graded: Graded) -> None:
        """Keep what became of a notebook; whoever is ended meanwhile leaves nothing half done."""
        beside = self._folder / f".{key}.new"
        beside.write_text(json.dumps(graded.as_dict()), encoding="utf-8")
        beside.replace(self._folder / f"{key}.json")

    def forget_others(self) -> None:
        """Delete what is known of notebooks that nobody asked for: of older ones, and settings."""
        for path in self._folder.glob("*.json"):
            if path.stem not in self._used:
                path.unlink(missing_ok=True)

    @contextmanager
    def trying(self, key: str) -> Iterator[int]:
        """Give how often it was begun before and did not come to an end, also by our end."""
        mark = self._folder / f"{key}.begun"
        before = len(mark.read_bytes()) if mark.exists() else 0
        mark.write_bytes(b"." * (before + 1))
        yield before
        mark.unlink(missing_ok=True)


@dataclass(frozen=True, slots=True)
class Settings:
    """How a class is run: how many at a time, and where kernels come from."""

    jobs: int
    new_kernels: Callable[[], Kernels]
    seconds: float


def run_class(
    handed: tuple[Handed, ...],
    exercises: Mapping[str, Exercise],
    kept: Kept,
    settings: Settings,
    say: Callable[[int, int], None],
) -> dict[str, Graded]:
    """Return what became of each notebook, by its path. `say` is told how many are done, of all.

    Ended by Ctrl-C it raises KeyboardInterrupt; what was done is kept.
    """
    run = _Run(exercises, kept, settings)
    todo: Queue[Handed] = Queue()
    for one in handed:
        todo.put(one)
    workers = [
        threading.Thread(target=run.work, args=(todo,), daemon=True) for _ in range(settings.jobs)
    ]
    for worker in workers:
        worker.start()
    try:
        results = dict(run.results(len(handed), workers, say))
        kept.forget_others()
        return results
    except BaseException:
        run.stop()
        raise
    finally:
        for worker in workers:
            worker.join()


class _Run:
    """What the workers share."""

    def __init__(self, exercises: Mapping[str, Exercise], kept: Kept, settings: Settings) -> None:
        self.stopped = threading.Event()
        self._exercises = exercises
        self._kept = kept
        self._settings = settings
        self._kernels: list[Kernels] = []
        self._done: Queue[tuple[str, Graded] | BaseException] = Queue()

    def stop(self) -> None:
        """Let the workers end soon: what they run now is ended, and counts for nothing."""
        self.stopped.set()
        for kernels in self._kernels:
            kernels.end_forks()

    def results(
        self, count: int, workers: list[threading.Thread], say: Callable[[int, int], None]
    ) -> Iterator[tuple[str, Graded]]:
        """Yield what becomes of each of `count` notebooks. Raises what a worker could not mend."""
        for number in range(1, count + 1):
            yield self._next(workers)
            say(number, count)

    def _next(self, workers: list[threading.Thread]) -> tuple[str, Graded]:
        while True:
            try:
                one = self._done.get(timeout=_LOOK_S)  # so that Ctrl-C is heard
            except Empty:
                if any(worker.is_alive() for worker in workers):
                    continue
                raise RuntimeError("all workers ended before the work did") from None
            if isinstance(one, BaseException):
                raise one
            return one

    def work(self, todo: Queue[Handed]) -> None:
        """Take one notebook after another until none is left."""
        try:
            with self._settings.new_kernels() as kernels:
                self._kernels.append(kernels)
                while not self.stopped.is_set():
                    try:
                        handed = todo.get_nowait()
                    except Empty:
                        return
                    self._done.put((handed.path, self._graded(handed, kernels)))
        except BaseException as error:  # told where somebody can read it
            self._done.put(error)

    def _graded(self, handed: Handed, kernels: Kernels) -> Graded:
        try:
            raw: bytes | NotReadError = handed.file.read()
        except NotReadError as error:
            raw = error
        key = self._kept.key("/".join(handed.file.parts), raw)
        if known := self._kept.get(key):
            return known
        work = read_work(handed.file, raw, self._exercises)
        if work.report:
            return Graded(work.report)
        with self._kept.trying(key) as before:
            if before >= TRIES:
                graded = given_up(work, handed.file.name, _KILLED)
                self._kept.put(key, graded)
                return graded
            try:
                graded = self._run(work, handed.file.name, kernels)
            except NoKernelError:  # nothing of this notebook's, and the next would fare no better
                raise
            except Exception as error:  # a fault of ours: the others get their rows; not kept
                why = _FAILED.format(type(error).__name__, str(error)[:200])
                return given_up(work, handed.file.name, why, Outcome.NOT_RUN)
        if not self.stopped.is_set():
            self._kept.put(key, graded)
        return graded

    def _run(self, work: Work, name: str, kernels: Kernels) -> Graded:
        try:
            return grade_one(work, name, kernels, self._settings.seconds)
        except NoKernelError:  # once more, for the notebook before may have done something to it
            if self.stopped.is_set():
                raise
            kernels.end_forks()
            return grade_one(work, name, kernels, self._settings.seconds)
