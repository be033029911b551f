"""How long a student waits for a verdict, beside plain `pytest --nbval` on the same notebook.

    python benchmarks/self_check.py

One run prints all: `lesson watch` from save to verdict (numpy imported in the notebook, median of
ten), `lesson check` from cold, and all exercises and solutions together, as seconds and as a ratio
to plain nbval. Plain nbval is run on the solution: it is the one notebook it can judge.
`--quick` takes one of each on the first exercise alone, to see whether this still runs.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path

from lessonkit.course.authoring.generate import exercise_of
from lessonkit.course.notebooks.stored import as_text, read
from lessonkit.course.places import Places, find_places

SAVES, RUNS = 10, 5
PLUGIN = "lessonkit.course.judging.pytest_plugin"
NO = ("-p", "no:cacheprovider", "-p", "no:randomly")  # which would shuffle the cells
NBVAL = ("-m", "pytest", "-q", "--nbval", "--nbval-current-env", *NO)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="one of each, on the first exercise")
    quick = parser.parse_args().quick
    runs, times = (0, 1) if quick else (RUNS, SAVES)
    places = find_places()
    solution = sorted(places.solutions.glob("[0-9]*.ipynb"))[0 if quick else -1]
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        mine = lay_course(places, solution, root)
        plain = (*NBVAL, "-p", "no:lessonkit", f"solutions/{solution.name}")
        nbval = median(lambda: run(root, *plain), runs)
        check = ("-m", "lessonkit.course", "check", solution.name[:2])
        checked = median(lambda: run(root, *check), runs)
        watched = statistics.median(saves(root, mine, times))
    print(f"{solution.stem}, with numpy imported; seconds, and the ratio to plain nbval")
    row("plain pytest --nbval, from cold", nbval, nbval)
    row("lesson check, from cold", checked, nbval)
    row(f"lesson watch, save to verdict (median of {times})", watched, nbval)
    if not quick:
        both_ways(places)


def row(what: str, seconds: float, nbval: float) -> None:
    """Print one line of the table."""
    print(f"{what:<52} {seconds:7.2f} s {seconds / nbval:6.2f}")


def lay_course(places: Places, solution: Path, root: Path) -> Path:
    """Lay the course with one lesson under `root`, and return the student's solved notebook."""
    shutil.copytree(places.root / "lessonkit", root / "lessonkit")
    for name in ("data", "course.toml", "solutions"):
        source = places.root / name
        (shutil.copytree if source.is_dir() else shutil.copy)(source, root / name)
    notebook = read(solution)
    first = next(cell for cell in notebook.cells if cell.cell_type == "code")
    first.source = "import numpy\n" + first.source
    (root / "solutions" / solution.name).write_text(as_text(notebook), encoding="utf-8")
    answers = {task_of(c): c.source for c in notebook.cells if task_of(c)}
    exercise = exercise_of(notebook)
    for cell in exercise.cells:
        cell.source = answers.get(task_of(cell), cell.source)
    mine = root / "work" / "exercises" / solution.name
    mine.parent.mkdir(parents=True)
    mine.write_text(as_text(exercise), encoding="utf-8")
    return mine


def task_of(cell: dict) -> str:
    """Return the task that a cell answers, empty for every other cell."""
    ours = cell["metadata"].get("lessonkit", {})
    return ours["task"] if ours.get("role") == "answer" else ""


def median(work: Callable[[], float], runs: int) -> float:
    """Return the median time of some runs after one that fills the caches, or of that for none."""
    first = work()
    return statistics.median([work() for _ in range(runs)] or [first])


def run(root: Path, *arguments: str) -> float:
    """Return how long Python takes with `arguments`; raises where it does not exit with 0."""
    start = time.perf_counter()
    subprocess.run(
        [sys.executable, *arguments],
        cwd=root,
        env=environment(root),
        check=True,
        capture_output=True,
    )
    return time.perf_counter() - start


def environment(root: Path) -> dict[str, str]:
    """Return an environment in which the package under `root` is the one that is imported."""
    dropped = ("PYTHONDONTWRITEBYTECODE", "PYTEST_ADDOPTS")
    kept = {name: value for name, value in os.environ.items() if name not in dropped}
    return kept | {"PYTHONPATH": str(root)}


def saves(root: Path, mine: Path, times: int) -> list[float]:
    """Return the time from a save to its verdict, of several saves a second or so apart."""
    watch = subprocess.Popen(
        [sys.executable, "-m", "lessonkit.course", "watch", str(mine)],
        cwd=root, env=environment(root), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    notebook = json.loads(mine.read_text(encoding="utf-8"))
    try:
        wait_for_verdict(watch)
        return [save_once(watch, mine, notebook, number) for number in range(times)]
    finally:
        with contextlib.suppress(BrokenPipeError):
            watch.stdin.close()  # the keys end, and so does the watch
        watch.wait(10)


def save_once(watch: subprocess.Popen, mine: Path, notebook: dict, number: int) -> float:
    """Save a notebook that differs from the last one; return the seconds until its verdict."""
    time.sleep(1)
    notebook["cells"][0]["source"] = f"save {number}"
    text = json.dumps(notebook)
    start = time.perf_counter()
    mine.write_text(text, encoding="utf-8")
    wait_for_verdict(watch)
    return time.perf_counter() - start


def wait_for_verdict(watch: subprocess.Popen) -> None:
    """Read what the watch says until the line that ends a verdict."""
    for line in watch.stdout:
        if " passed." in line:
            return
    raise RuntimeError("lesson watch ended by itself")


def both_ways(places: Places) -> None:
    """Time all exercises as handed out and all solutions, by us and by plain nbval."""
    arguments = [*NBVAL, "exercises", "solutions"]
    is_installed = any(point.value == PLUGIN for point in entry_points(group="pytest11"))
    with_plugin = [] if is_installed else ["-p", PLUGIN]
    start = time.perf_counter()
    subprocess.run(
        [sys.executable, *arguments, *with_plugin],
        cwd=places.root, check=False, capture_output=True,
    )  # fmt: skip
    ours, start = time.perf_counter() - start, time.perf_counter()
    subprocess.run(
        [sys.executable, *arguments, "-p", "no:lessonkit"],
        cwd=places.root, check=False, capture_output=True,
    )  # fmt: skip
    nbval = time.perf_counter() - start
    print("all exercises as handed out, and all solutions")
    row("plain pytest --nbval", nbval, nbval)
    row("pytest --nbval with the course's plugin", ours, nbval)


if __name__ == "__main__":
    main()
