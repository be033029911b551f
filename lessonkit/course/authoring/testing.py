"""`lesson test`: the tests, then every notebook as a test of its stored output."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from lessonkit.course.kernels.environment import kernel_environment
from lessonkit.course.kernels.forks import CAN_FORK
from lessonkit.course.kernels.provisioner import NAME
from lessonkit.course.places import Places, find_places
from lessonkit.store.server import missing

CELL_TIMEOUT_S = 300
NO_TESTS = 5
# Nothing random is switched on, and nothing is written where the course lies.
_PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", "-p", "no:cacheprovider")
BAD_ARGUMENTS = 4
BROWSER = "tests/browser"
NEEDS_ALL = ("the database server", "a cluster killed five times and cut off from its network")
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "chrome")


@dataclass(frozen=True, slots=True)
class Step:
    """One run of pytest: what its tests are called, and its arguments."""

    what: str
    arguments: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """What became of a step's tests. `status` is pytest's exit status."""

    what: str
    status: int
    run: int = 0
    failed: int = 0
    skipped: int = 0

    def __str__(self) -> str:
        """The tally as a phrase."""
        skipped = f" ({self.skipped} skipped)" if self.skipped else ""
        return f"{self.run - self.failed} of {self.run} {self.what}{skipped}"


def steps(places: Places) -> list[Step]:
    """Return what there is to run: the notebooks alone where no tests came with them."""
    nbval = ("--nbval", "--nbval-current-env", f"--nbval-cell-timeout={CELL_TIMEOUT_S}")
    folders = [places.notebooks] if places.is_handed_out else [places.notebooks, places.solutions]
    stored = [folder for folder in folders if any(folder.glob("*.ipynb"))]
    notebooks = Step("notebook cells", (*nbval, *map(str, stored)))
    if without_tests(places):
        return [notebooks]
    # Importing __main__ would run the command.
    doctests = ("--doctest-modules", "--ignore=lessonkit/course/__main__.py", "lessonkit")
    tests = Step("tests and doctests", ("tests", f"--ignore={BROWSER}", *doctests))
    in_a_browser = (places.root / BROWSER).is_dir() and not missing_for_the_browser()
    return [tests, notebooks, *([Step("browser tests", (BROWSER,))] if in_a_browser else [])]


def without_tests(places: Places) -> str:
    """Return the sentence that says why there are no tests here; empty where there are."""
    if places.is_handed_out:
        return "This is a copy for students: it carries the notebooks, and not the tests."
    if not places.checkout:
        return "This is an installed package: it carries the notebooks, and not the tests."
    return ""


def test(pytest_arguments: Sequence[str], *, everything: bool) -> int:
    """Run all steps, say what passed, and return 0, 1, or 2 for arguments pytest does not know."""
    places, start = find_places(), time.perf_counter()
    if why := without_tests(places):
        print(why)
    _warm_up_fonts()
    os.environ["LESSON_ALL"] = "yes" if everything else "no"  # read by tests/conftest.py
    tallies = _run_all(steps(places), places, pytest_arguments)
    if not why and (left := _left_out(everything)):
        print(left)
    return _verdict(tallies, time.perf_counter() - start)


def chromium() -> str:
    """Return where this system's Chromium is; empty where it has none."""
    return next(filter(None, map(shutil.which, CHROMIUMS)), "")


def missing_for_the_browser() -> list[str]:
    """Return what the tests in a browser need and is not here."""
    playwright = [] if importlib.util.find_spec("playwright") else ["playwright"]
    return playwright + ([] if chromium() else ["Chromium"])


def _left_out(everything: bool) -> str:
    """Return the sentence that names what was not tested; empty where all was."""
    left = list(() if everything else NEEDS_ALL)
    if everything and (lacking := missing()):
        left.append(f"the database server (not installed: {', '.join(lacking)})")
    if lacking := missing_for_the_browser():
        left.append(f"the browser (not installed: {', '.join(lacking)})")
    return f"Not tested here: {', '.join(left)}." if left else ""


def _warm_up_fonts() -> None:
    """Let matplotlib list the fonts now: the first time it may say so in a lesson's output."""
    if importlib.util.find_spec("matplotlib"):
        subprocess.run([sys.executable, "-c", "import matplotlib.font_manager"], check=False)


def _run_all(todo: Sequence[Step], places: Places, extra: Sequence[str]) -> list[Tally]:
    """Run the first step beside the others, and print them one after another.

    With arguments of one's own, which may be a debugger's, they also run one after another.
    """
    if extra or (os.cpu_count() or 1) == 1:
        return [_run(step, places, extra, None) for step in todo]
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as pool:
        later = [Path(folder) / f"{number}.txt" for number in range(1, len(todo))]
        running = [
            pool.submit(_run, step, places, extra, output)
            for step, output in zip(todo[1:], later, strict=True)
        ]
        tallies = [_run(todo[0], places, extra, None)]
        for job, output in zip(running, later, strict=True):
            tallies.append(job.result())
            print(output.read_text(encoding="utf-8", errors="replace"), flush=True)
    return tallies


def _run(step: Step, places: Places, extra: Sequence[str], output: Path | None) -> Tally:
    """Run one step; what it prints goes into the file `output`, where there is one."""
    with ExitStack() as stack:
        private = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        into = stack.enter_context(output.open("w", encoding="utf-8")) if output else None
        print(f"\n{step.what.capitalize()}", flush=True, file=into)
        report = private / "report.xml"
        ran = subprocess.run(
            [*_PYTEST, f"--junitxml={report}", *step.arguments, *extra],
            cwd=places.root,
            env=_environment(step, private),
            stdout=into,
            stderr=into,
            check=False,
        )
        return _tally(step.what, ran.returncode, report)


def _environment(step: Step, private: Path) -> dict[str, str] | None:
    """For notebooks, nothing of the user's, and forked kernels where the system has them."""
    if "--nbval" not in step.arguments:
        return None
    environment = kernel_environment(private)
    del environment["PYTHONHASHSEED"]  # the order of sets is another one each time
    return environment | ({"JUPYTER_DEFAULT_PROVISIONER_NAME": NAME} if CAN_FORK else {})


def _tally(what: str, status: int, report: Path) -> Tally:
    if not report.exists():
        return Tally(what, status)
    suites = ElementTree.parse(report).getroot().findall("testsuite")
    total = {
        key: sum(int(suite.get(key, "0")) for suite in suites)
        for key in ("tests", "failures", "errors", "skipped")
    }
    failed = total["failures"] + total["errors"]
    return Tally(what, status, total["tests"] - total["skipped"], failed, total["skipped"])


def _verdict(tallies: Sequence[Tally], seconds: float) -> int:
    passed = ", ".join(str(tally) for tally in tallies)
    if any(tally.status == BAD_ARGUMENTS for tally in tallies):
        return 2
    if not any(tally.run for tally in tallies):
        print(f"No test ran ({seconds:.0f} s).")
        return 1
    good = all(tally.status in (0, NO_TESTS) for tally in tallies)
    print(f"{'Passed' if good else 'Fell short'}: {passed}, in {seconds:.0f} s.")
    return 0 if good else 1
