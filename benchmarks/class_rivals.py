"""The other graders, set up as their documentation has it, and the verdicts that they give.

Each way takes what was handed in and returns the seconds it took and, for every task of every
notebook, whether it had its point. Setting up (the release versions, the tests) is not counted.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import nbformat
from class_of_students import HandedIn, write_class
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_raw_cell

from lessonkit.course.places import Places

Points = dict[tuple[str, str, str], bool]  # student, lesson, task: whether it has its point

PERF = ("stat", "--append", "-x,", "-e", "task-clock", "-o")
NBVAL = ("--nbval", "--nbval-current-env", "-q", "-p", "no:cacheprovider", "-p", "no:randomly")

SCORES = """
import json, sys
from nbgrader.api import Gradebook
with Gradebook(sys.argv[1]) as book:
    print(json.dumps([
        [one.student.id, notebook.name, grade.name, grade.score]
        for one in book.assignment_submissions("course")
        for notebook in one.notebooks
        for grade in notebook.grades
    ]))
"""

OTTER_TEST = """def check(env):
    import contextlib
    import io
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec({source!r}, env)
    assert printed.getvalue() == {expected}
"""


@dataclass(frozen=True, slots=True)
class Bench:
    """Where the rivals' Python is, where the course is, and a folder for what they write."""

    python: Path
    places: Places
    folder: Path
    environment: dict[str, str]

    def start(self, cwd: Path, *arguments: object, clocked: bool = True) -> subprocess.Popen:
        """Start the rivals' Python in `cwd`, its output in a file there, its processor time noted.

        Only `perf` sees the time of all that a program starts, however it ends.
        """
        cwd.mkdir(parents=True, exist_ok=True)
        before = ["perf", *PERF, str(self.clock), "--"] if clocked and shutil.which("perf") else []
        with (cwd / "output.txt").open("ab") as output:
            return subprocess.Popen(
                [*before, str(self.python), *map(str, arguments)],
                cwd=cwd, env=self.environment, stdout=output, stderr=output,
                stdin=subprocess.DEVNULL,
            )  # fmt: skip

    def run(self, cwd: Path, *arguments: object, clocked: bool = True, fails: int = 0) -> None:
        """Run the rivals' Python in `cwd`; raises RuntimeError with its last words.

        `fails` is a status that says that something fell short, which is no failure here.
        """
        if self.start(cwd, *arguments, clocked=clocked).wait() not in (0, fails):
            said = (cwd / "output.txt").read_text(encoding="utf-8", errors="replace")
            raise RuntimeError(f"{' '.join(map(str, arguments))} failed:\n{said[-2000:]}")

    @property
    def clock(self) -> Path:
        """The file to which `perf` adds a line for each program."""
        return self.folder / "clock.txt"

    def processor_seconds(self) -> float:
        """Return what was noted since it was last asked; 0 where there is no `perf`."""
        if not self.clock.exists():
            return 0.0
        lines = self.clock.read_text(encoding="utf-8").splitlines()
        self.clock.unlink()
        fields = [line.split(",") for line in lines]
        return sum(float(one[0]) for one in fields if len(one) > 2 and one[2] == "task-clock") / 1e3


def bench(python: Path, places: Places, folder: Path) -> Bench:
    """Return a bench whose processes see the course's package and nobody's settings."""
    dropped = ("PYTHONDONTWRITEBYTECODE", "PYTEST_ADDOPTS", "PYTEST_CURRENT_TEST")
    kept = {name: value for name, value in os.environ.items() if name not in dropped}
    own = {name: str(folder / "home") for name in ("HOME", "JUPYTER_CONFIG_DIR", "IPYTHONDIR")}
    path = os.pathsep.join([str(python.parent), kept.get("PATH", "")])
    return Bench(
        python, places, folder, kept | own | {"PATH": path, "PYTHONPATH": str(places.root)}
    )


def halves(handed: list[HandedIn], count: int) -> list[list[HandedIn]]:
    """Return the class in `count` groups of about as many students."""
    students = sorted({one.student for one in handed})
    groups = [set(students[number::count]) for number in range(count)]
    return [[one for one in handed if one.student in group] for group in groups]


# nbgrader


def set_up_nbgrader(bench: Bench, handed: list[HandedIn], processes: int) -> list[Path]:
    """Return course folders, each with a database of its own and a part of the class in it.

    The twelve notebooks are one assignment, so that one command grades them all.
    """
    folders = []
    for number, part in enumerate(halves(handed, processes)):
        folder = bench.folder / f"nbgrader-{processes}-{number}"
        source = folder / "source" / "course"
        source.mkdir(parents=True)
        for slug in sorted({one.lesson for one in part}):
            notebook = (bench.places.solutions / f"{slug}.ipynb").read_bytes()
            (source / f"{slug}.ipynb").write_bytes(notebook)
        made = ("generate_assignment", "course", f"--course-dir={folder}")
        bench.run(folder, "-m", "nbgrader", *made, clocked=False)
        write_class(part, folder / "release" / "course", folder / "class")
        for student in sorted((folder / "class").iterdir()):
            target = folder / "submitted" / student.name / "course"
            target.parent.mkdir(parents=True)
            student.rename(target)
        folders.append(folder)
    return folders


def nbgrader(bench: Bench, handed: list[HandedIn], processes: int) -> tuple[float, Points]:
    """Grade with `nbgrader autograde`, one process for each part of the class."""
    folders = set_up_nbgrader(bench, handed, processes)
    start = time.perf_counter()
    running = [
        bench.start(one, "-m", "nbgrader", "autograde", "course", f"--course-dir={one}")
        for one in folders
    ]
    statuses = [one.wait() for one in running]
    seconds = time.perf_counter() - start
    if any(statuses):
        raise RuntimeError(f"nbgrader failed: see output.txt in {folders}")
    return seconds, {key: point for one in folders for key, point in gradebook(bench, one)}


def gradebook(bench: Bench, folder: Path) -> Iterable[tuple[tuple[str, str, str], bool]]:
    """Yield what stands in nbgrader's database, by student, lesson and task."""
    url = f"sqlite:///{folder / 'gradebook.db'}"
    command = [str(bench.python), "-c", SCORES, url]
    done = subprocess.run(command, env=bench.environment, check=True, capture_output=True)
    for student, lesson, grade, score in json.loads(done.stdout):
        task = "-".join(grade.split("-")[:2]).replace("-", ".")
        yield (student, lesson, task), score == 1


# otter


def set_up_otter(bench: Bench, handed: list[HandedIn]) -> Path:
    """Return a folder with, for each lesson, what `otter assign` makes of our solution."""
    folder = bench.folder / "otter"
    for slug in sorted({one.lesson for one in handed}):
        if (folder / slug).is_dir():
            continue
        solution = nbformat.read(bench.places.solutions / f"{slug}.ipynb", as_version=4)
        (folder / slug).mkdir(parents=True)
        master = folder / slug / f"{slug}.ipynb"
        nbformat.write(otter_master(solution, slug), master)
        bench.run(folder / slug, "-m", "otter", "assign", master.name, "dist", clocked=False)
        made = folder / slug / "dist" / "student" / master.name
        (folder / "student").mkdir(exist_ok=True)
        (folder / "student" / master.name).write_bytes(made.read_bytes())
    return folder


def otter_master(solution: NotebookNode, slug: str) -> NotebookNode:
    """Return a solution in Otter Assign's format: each check is an exception-based test."""
    config = f"# ASSIGNMENT CONFIG\nname: {slug}\nexport_cell: false\ngenerate: true\n"
    cells = [new_raw_cell(f"{config}tests:\n  files: true\n  ok_format: false")]
    checks: list[NotebookNode] = []
    tests: list[NotebookNode] = []
    for cell in solution.cells:
        ours = cell.metadata.get("lessonkit", {})
        role, task = ours.get("role", ""), ours.get("task", "").replace(".", "_")
        if role == "answer":
            question = f"# BEGIN QUESTION\nname: q{task}\npoints: 1\nall_or_nothing: true"
            cell.source = cell.source.replace("### BEGIN", "# BEGIN").replace("### END", "# END")
            fence = (new_raw_cell("# BEGIN SOLUTION"), new_raw_cell("# END SOLUTION"))
            cells += [new_raw_cell(question), fence[0], cell, fence[1]]
        elif role in ("check", "hidden"):
            checks.append(cell)
            tests.append(otter_test(checks, hidden=role == "hidden"))
        elif role != "hint":
            cells.append(cell)
        if role == "hidden":
            cells += [new_raw_cell("# BEGIN TESTS"), *tests, new_raw_cell("# END TESTS")]
            cells.append(new_raw_cell("# END QUESTION"))
            checks, tests = [], []
    solution.cells = cells
    return solution


def otter_test(checks: list[NotebookNode], *, hidden: bool) -> NotebookNode:
    """Return a test in which the checks of a task so far print what they do for the solution.

    All of them, for otter gives each test a copy of the names, and a hidden check may use one
    that the visible check before it has made.
    """
    source = "\n".join(check.source for check in checks)
    printed = [one.get("text", "") for check in checks for one in check.outputs]
    only_runs = any("nbval-ignore-output" in c.metadata.get("tags", ()) for c in checks)
    wanted = "printed.getvalue()" if only_runs else repr("".join(printed))
    test = OTTER_TEST.format(source=source, expected=wanted)
    return new_code_cell(("# HIDDEN\n" if hidden else "") + test)


def otter(bench: Bench, handed: list[HandedIn], processes: int) -> tuple[float, Points]:
    """Grade with `otter run`, a process for each notebook, so many at a time."""
    folder = set_up_otter(bench, handed)
    place = bench.folder / f"otter-{processes}"
    write_class(handed, folder / "student", place)

    def grade(one: HandedIn) -> None:
        zips = (folder / one.lesson / "dist" / "autograder").glob("*.zip")
        out = place / "results" / one.student / one.lesson
        given = place / one.student / f"{one.lesson}.ipynb"
        bench.run(out, "-m", "otter", "run", given, "-a", next(zips), "-o", out, "--no-logo")

    start = time.perf_counter()
    with ThreadPoolExecutor(processes) as pool:
        list(pool.map(grade, handed))
    seconds = time.perf_counter() - start
    return seconds, {key: point for one in handed for key, point in otter_results(place, one)}


def otter_results(place: Path, one: HandedIn) -> Iterable[tuple[tuple[str, str, str], bool]]:
    """Yield what stands in otter's result for a notebook, by student, lesson and task."""
    path = place / "results" / one.student / one.lesson / "results.json"
    for test in json.loads(path.read_text(encoding="utf-8"))["tests"]:
        if test["name"].startswith("q"):
            task = test["name"].split(" ")[0][1:].replace("_", ".")
            yield (one.student, one.lesson, task), test["score"] == 1


# plain nbval


def nbval(bench: Bench, handed: list[HandedIn], processes: int) -> tuple[float, Points]:
    """Run plain nbval on the solutions with the students' answers in them."""
    folder = bench.folder / f"nbval-{processes}"
    write_class(handed, bench.places.solutions, folder)
    spread = ("-n", processes, "--dist", "loadfile") if processes > 1 else ()
    command = ("-m", "pytest", *NBVAL, "-p", "no:lessonkit", *spread, "--junitxml=out.xml", ".")
    start = time.perf_counter()
    bench.run(folder, *command, fails=1)
    seconds = time.perf_counter() - start
    return seconds, nbval_points(folder, handed)


def nbval_points(folder: Path, handed: list[HandedIn]) -> Points:
    """Return the points: a task has its own when all its checks passed."""
    failed = set()
    for case in ElementTree.parse(folder / "out.xml").iter("testcase"):
        if case.find("failure") is not None or case.find("error") is not None:
            place = tuple(case.get("classname", "").split(".")[-3:-1])
            failed.add((*place, int(case.get("name", "").split()[-1])))
    points = {}
    for one in handed:
        path = folder / one.student / f"{one.lesson}.ipynb"
        code = [c for c in nbformat.read(path, as_version=4).cells if c.cell_type == "code"]
        for number, cell in enumerate(code):
            ours = cell.metadata.get("lessonkit", {})
            if ours.get("role") in ("check", "hidden"):
                key = (one.student, one.lesson, ours["task"])
                bad = (one.student, one.lesson, number) in failed
                points[key] = points.get(key, True) and not bad
    return points


RIVALS = {"nbgrader autograde": nbgrader, "otter run": otter, "plain nbval": nbval}
