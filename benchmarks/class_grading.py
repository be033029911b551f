"""How long does it take to grade a class? `lesson grade` beside nbgrader, otter and plain nbval.

    python benchmarks/class_grading.py --rivals DIR/bin/python
    python benchmarks/class_grading.py --rivals DIR/bin/python --students 4 --sample 1

The class is made up: students who hand in every exercise, from solutions, known wrong answers and
stubs. The rivals are slow, so they grade the first students of it alone; ours grades the same ones
before and after each rival, for machines have moods, and then the whole class. Every verdict is
compared with the answer that was dealt. All run in the rivals' Python, whose versions are printed.
"""

from __future__ import annotations

import argparse
import csv
import functools
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import psutil
from class_of_students import MIX, SEED, HandedIn, make_class, write_class
from class_rivals import RIVALS, Bench, Points, bench

from lessonkit.course.places import find_places

# An answer of the capstone uses those before it, and is right only where they are.
NEEDS = {"12.3": ("12.2",), "12.6": ("12.1", "12.2", "12.3", "12.4", "12.5")}
VERSIONS = """
import platform
from importlib.metadata import PackageNotFoundError, version
print("Python", platform.python_version(), end="")
for name in "nbgrader otter-grader nbval pytest-xdist jupyter-client ipykernel pyzmq".split():
    try:
        print(",", name, version(name), end="")
    except PackageNotFoundError:
        print(",", name, "is not there", end="")
print()
"""


@dataclass(slots=True)
class Row:
    """What one way took, for so many notebooks."""

    what: str
    notebooks: int
    seconds: float
    processor_s: float
    points: Points = field(repr=False)
    ratio: float | None = None

    @property
    def per_minute(self) -> float:
        """Notebooks a minute."""
        return self.notebooks / self.seconds * 60

    def __str__(self) -> str:
        """The row as a line of a Markdown table."""
        ratio = "" if self.ratio is None else f"{self.ratio:.1f}"
        each = self.processor_s / self.notebooks
        return (
            f"| {self.what} | {self.notebooks:,} | {self.seconds:,.1f} | {self.per_minute:,.0f} "
            f"| {ratio} | {each:.2f} |"
        )


@dataclass(slots=True)
class Memory:
    """The resident size of a process over its life, in MB, looked at by a thread."""

    pid: int
    sizes: list[float] = field(default_factory=list)

    def watch(self) -> threading.Thread:
        """Return the thread, started; it ends with the process."""
        thread = threading.Thread(target=self._look)
        thread.start()
        return thread

    def _look(self) -> None:
        with suppress(psutil.Error):
            process = psutil.Process(self.pid)
            while process.status() != psutil.STATUS_ZOMBIE:
                below = process.children() if process.name() == "perf" else []
                self.sizes += [one.memory_info().rss / 1e6 for one in below or [process]]
                time.sleep(0.1)

    def __str__(self) -> str:
        """How much it was after a tenth, half and nine tenths of the time, and at most."""
        tenth, half, end = (self.sizes[int(len(self.sizes) * part)] for part in (0.1, 0.5, 0.9))
        return (
            f"{tenth:.0f} MB after a tenth of the time, {half:.0f} after half, "
            f"{end:.0f} after nine tenths, {max(self.sizes):.0f} at most"
        )


def main() -> None:
    """Read the command line, grade, and print the tables."""
    given = arguments()
    places = find_places()
    handed = make_class(places, given.students, lessons=given.lessons, seed=given.seed)
    first = sorted({one.student for one in handed})[: given.sample]
    sample = [one for one in handed if one.student in first]
    subprocess.run([given.rivals, "-c", VERSIONS], check=True)
    print("The answers:", ", ".join(f"{name} {share} %" for name, share in MIX.items()))
    print("\n| way | notebooks | seconds | a minute | times ours | processor s each |")
    print("|---|---:|---:|---:|---:|---:|", flush=True)
    folder = Path(tempfile.mkdtemp(prefix="class-grading-"))
    try:
        rows = compare(bench(given.rivals, places, folder), handed, sample, given)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print()
    for row in rows:
        say_verdicts(row, handed if row.notebooks == len(handed) else sample)


def arguments() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    named = os.environ.get("CLASS_RIVALS", sys.executable)
    where = "the Python of an environment that has them (CLASS_RIVALS, else this one)"
    parser.add_argument("--rivals", type=Path, default=Path(named), help=where)
    parser.add_argument("--students", type=int, default=100, help="in the class (100)")
    parser.add_argument("--sample", type=int, default=5, help="students that all grade (5)")
    parser.add_argument("--lessons", nargs="*", default=[], help="numbers such as 03 (all)")
    parser.add_argument("--only", nargs="*", default=list(RIVALS), help=f"of {', '.join(RIVALS)}")
    parser.add_argument("--processes", type=int, nargs="*", default=[1, 2], help="(1 2)")
    parser.add_argument("--seed", type=int, default=SEED, help=f"of the class ({SEED})")
    return parser.parse_args()


def compare(
    bench: Bench, handed: list[HandedIn], sample: list[HandedIn], given: argparse.Namespace
) -> list[Row]:
    """Print a row for each way, and return them; ours on the whole class comes last."""
    rows = []
    for processes in given.processes:
        for row in beside_rivals(bench, sample, processes, given.only):
            rows.append(row)
            print(row, flush=True)
    for processes in given.processes:
        rows.append(ours(bench, handed, processes, say_memory=True))
        print(rows[-1], flush=True)
    return rows


def beside_rivals(
    bench: Bench, sample: list[HandedIn], processes: int, names: list[str]
) -> Iterator[Row]:
    """Yield a row for each rival, as times what ours took just before and after; then ours."""
    taken = [ours(bench, sample, processes)]
    for name in names:
        rival = functools.partial(RIVALS[name], bench, sample, processes)
        row = timed(bench, f"{name}, {of(processes)}", sample, rival)
        taken.append(ours(bench, sample, processes))
        row.ratio = row.seconds / statistics.mean(one.seconds for one in taken[-2:])
        yield row
    middle = sorted(taken, key=lambda row: row.seconds)[len(taken) // 2]
    middle.ratio = 1.0
    yield middle


def of(processes: int) -> str:
    """Return how many processes, in words."""
    return "1 process" if processes == 1 else f"{processes} processes"


def timed(
    bench: Bench, what: str, handed: list[HandedIn], work: Callable[[], tuple[float, Points]]
) -> Row:
    """Return a row of what `work` took, and of the processor time of what it started."""
    bench.processor_seconds()
    seconds, points = work()
    return Row(what, len(handed), seconds, bench.processor_seconds(), points)


def ours(bench: Bench, handed: list[HandedIn], jobs: int, *, say_memory: bool = False) -> Row:
    """Grade with `lesson grade`, anew each time."""
    place = Path(tempfile.mkdtemp(dir=bench.folder, prefix="ours-"))
    write_class(handed, bench.places.exercises, place / "class")
    command = ("-m", "lessonkit.course", "grade", place / "class", "--out", place / "out")

    def work() -> tuple[float, Points]:
        start = time.perf_counter()
        running = bench.start(place / "cwd", *command, "--jobs", jobs)
        memory = Memory(running.pid)
        thread = memory.watch()
        if running.wait() == 2:
            raise RuntimeError((place / "cwd" / "output.txt").read_text(encoding="utf-8"))
        seconds = time.perf_counter() - start
        thread.join()
        if say_memory:
            print(f"memory of `lesson grade --jobs {jobs}`: {memory}", file=sys.stderr)
        return seconds, graded(place / "out" / "grades.csv")

    return timed(bench, f"`lesson grade`, {of(jobs)}", handed, work)


def graded(path: Path) -> Points:
    """Return what stands in our grades.csv."""
    with path.open(encoding="utf-8-sig", newline="") as rows:
        return {
            (row["student"], row["lesson"], row["task"]): row["outcome"] == "passed"
            for row in csv.DictReader(rows)
        }


def say_verdicts(row: Row, handed: list[HandedIn]) -> None:
    """Print how many verdicts of a way are not those of the answers dealt, and which."""
    counted = [(one, task) for one in handed for task in one.answers if is_its_own(one, task)]
    differing: Counter[str] = Counter()
    for one, task in counted:
        answer, point = one.answers[task], row.points.get((one.student, one.lesson, task))
        if point != (answer.kind == "right"):
            said = {None: "no verdict", True: "a point", False: "no point"}[point]
            differing[f"{task} {answer.kind} {answer.name}: {said}"] += 1
    count = sum(differing.values())
    print(f"{row.what}: {count} of {len(counted):,} verdicts differ from what was dealt")
    for what, times in sorted(differing.items()):
        print(f"    {times} x {what}")


def is_its_own(one: HandedIn, task: str) -> bool:
    """Whether the verdict on a task depends on its own answer alone."""
    return all(one.answers[needed].kind == "right" for needed in NEEDS.get(task, ()))


if __name__ == "__main__":
    main()
