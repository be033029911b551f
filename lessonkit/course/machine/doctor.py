"""`lesson doctor`: what the course needs of this machine, and what to do where it is missing."""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.machine.browser import find_browser
from lessonkit.course.machine.lab_server import FIRST_PORT, find_running, free_port
from lessonkit.course.places import Places, find_places
from lessonkit.course.typed import typed
from lessonkit.store.server import missing

OLDEST = (3, 11)
ROOM_MB = 300
MODEL_LOCK = "requirements-embeddings.lock"
SERVER_LOCK = "requirements-server.lock"
_PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;]+) *(?:; *(.*?))? *(?:\\|--hash.*)?$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the table. `state` is `ok`, `note` (nothing breaks) or `wrong`."""

    what: str
    state: str
    says: str
    do: str = ""

    def __str__(self) -> str:
        """The finding, with what to do under it."""
        line = f"{self.state:<6}{self.what:<12}{self.says}"
        return f"{line}\n{'':18}-> {self.do}" if self.do else line


def doctor() -> int:
    """Print the table, a line as each check is done, and return 1 where something is wrong."""
    places = find_places()
    wrong = 0
    for check in CHECKS:
        for finding in check(places):
            print(finding, flush=True)
            wrong += finding.state == "wrong"
    print(f"\n{wrong} to mend." if wrong else "\nAll is well.")
    return 1 if wrong else 0


def python(_: Places) -> Iterator[Finding]:
    """The version of the Python that runs us."""
    version = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info >= OLDEST:
        yield Finding("Python", "ok", version)
    else:
        oldest = ".".join(map(str, OLDEST))
        yield Finding("Python", "wrong", version, f"install Python {oldest} or newer, start again")


def packages(places: Places) -> Iterator[Finding]:
    """What lessonkit needs, and whether the versions are those the course is tested with.

    Other versions that fit are no fault: who installs with pip has them.
    """
    lock = places.root / "requirements.lock"
    if unfit := _unfit(asked()):
        yield Finding(
            "packages", "wrong", unfit, "run `python3 start.py`, or install lessonkit again"
        )
    elif not lock.is_file():
        yield Finding("packages", "ok", "as lessonkit asks")
    elif other := _unfit(pinned(lock.read_text(encoding="utf-8"))):
        do = f"if something fails, use the tested versions: `pip install -r {lock.name}`"
        yield Finding("packages", "note", other, do)
    else:
        yield Finding("packages", "ok", f"as in {lock.name}")


def _unfit(wanted: dict[str, str]) -> str:
    """Return which of the packages `wanted` are missing or of another version, the first three."""
    unfit = [
        f"{name} {installed or 'is missing'}{f', not {versions}' if versions else ''}"
        for name, versions in wanted.items()
        if not _fits(installed := _installed(name), versions)
    ]
    return "; ".join(unfit[:3]) + (f" and {len(unfit) - 3} more" if len(unfit) > 3 else "")


def pinned(lock: str) -> dict[str, str]:
    """Return the versions that a lock pins for this machine, by package.

    >>> pinned("numpy==2.1.0 --hash=sha256:00")
    {'numpy': '==2.1.0'}
    """
    from packaging.markers import Marker

    return {
        name: f"=={version}"
        for name, version, marker in _PIN.findall(lock)
        if not marker or Marker(marker).evaluate()
    }


def asked() -> dict[str, str]:
    """Return the versions that the installed lessonkit asks for, by package; extras left out."""
    from packaging.requirements import Requirement

    try:
        wanted = [Requirement(line) for line in metadata.requires("lessonkit") or ()]
    except metadata.PackageNotFoundError:
        return {}
    return {
        one.name: str(one.specifier) for one in wanted if not one.marker or one.marker.evaluate()
    }


def _fits(installed: str | None, versions: str) -> bool:
    from packaging.specifiers import SpecifierSet

    return installed is not None and SpecifierSet(versions).contains(installed, prereleases=True)


def _installed(name: str) -> str | None:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def kernel(_: Places) -> Iterator[Finding]:
    """Whether a kernel starts and computes."""
    start = time.perf_counter()
    try:
        from nbformat.v4 import new_code_cell, new_notebook

        from lessonkit.course.kernels.run_notebook import run_notebook

        sum_of_two = new_notebook(cells=[new_code_cell("print(40 + 2)")])
        with tempfile.TemporaryDirectory() as folder:
            said = run_notebook(sum_of_two, Path(folder)).cells[0].outputs[0].text.strip()
    except Exception as error:  # whatever is broken, the table goes on
        again = "run `python3 start.py` again; it mends the environment"
        yield Finding("kernel", "wrong", f"{type(error).__name__}: {error}", again)
        return
    if said == "42":
        yield Finding(
            "kernel", "ok", f"answers, {time.perf_counter() - start:.1f} s after its start"
        )
    else:
        yield Finding("kernel", "wrong", f"says 40 + 2 is {said}", "restart the machine")


def embeddings(places: Places) -> Iterator[Finding]:
    """Whether texts of the student's own can be embedded; the course's own have their vectors."""
    try:
        from lessonkit.minilm import Model

        Model().embed(["Search small, read big."])
    except Exception as error:  # whatever is broken, the table goes on
        why = error.__cause__ or error
        says = f"the model is not there ({why}); no lesson needs it"
        do = f"to embed texts of your own: `{_get(places.root / MODEL_LOCK, 'embeddings')}`"
        yield Finding("embeddings", "note", says, do)
        return
    yield Finding("embeddings", "ok", "a model for texts of your own")


def server(places: Places) -> Iterator[Finding]:
    """Whether lesson 08's store can be tried on a database server of one's own."""
    if gone := missing():
        says = f"no {', no '.join(gone)}; no lesson needs it"
        do = f"to keep a store on a server: `{_get(places.root / SERVER_LOCK, 'server')}`"
        yield Finding("server", "note", says, do)
    else:
        yield Finding("server", "ok", "PostgreSQL, to keep a store on")


def _get(lock: Path, extra: str) -> str:
    """Return what to type for an extra, in any folder."""
    what = ["-r", str(lock)] if lock.is_file() else [f"lessonkit[{extra}]"]
    words = [sys.executable, "-m", "pip", "install", "--only-binary", ":all:", *what]
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


def ports(places: Places) -> Iterator[Finding]:
    """Where JupyterLab is, or could be."""
    if running := find_running(places.work):
        yield Finding("port", "ok", f"the course is running on {running.port}")
        return
    try:
        free = free_port()
    except CourseError as error:
        yield Finding("port", "wrong", str(error), "end programs that you no longer need")
        return
    taken = "" if free == FIRST_PORT else f" ({FIRST_PORT} is taken, which does no harm)"
    yield Finding("port", "ok", f"{free} is free{taken}")


def disk(places: Places) -> Iterator[Finding]:
    """Room for what a student writes."""
    free = shutil.disk_usage(_existing(places.work)).free // 2**20
    if free >= ROOM_MB:
        yield Finding("disk", "ok", f"{free} MB free")
    else:
        yield Finding("disk", "wrong", f"{free} MB free", f"make room: at least {ROOM_MB} MB")


def data(places: Places) -> Iterator[Finding]:
    """The course's data, byte for byte."""
    sums = places.data / "SHA256SUMS"
    restore = "restore the folder data/ from the repository, or install the package again"
    if not sums.is_file():
        yield Finding("data", "wrong", "data/SHA256SUMS is not there", restore)
        return
    lines = sums.read_text(encoding="utf-8", errors="replace").splitlines()
    wanted = [line.partition("  ") for line in lines if line.strip()]
    differing = [name or sum_ for sum_, _, name in wanted if _digest(places.data / name) != sum_]
    if differing:
        yield Finding("data", "wrong", f"not as published: {', '.join(differing)}", restore)
    else:
        yield Finding("data", "ok", f"{len(wanted)} files as published")


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def browser(_: Places) -> Iterator[Finding]:
    """A browser that we can open."""
    if find_browser():
        yield Finding("browser", "ok", "found")
    else:
        do = f"open the address that `{typed('start')}` prints in a browser of your choice"
        yield Finding("browser", "note", "none that we can open", do)


def work(places: Places) -> Iterator[Finding]:
    """Whether the student's folder can be written to."""
    folder = _existing(places.work)
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        do = "give yourself the right to write there, or move the course"
        yield Finding("work folder", "wrong", f"cannot write to {folder}: {error.strerror}", do)
        return
    there = "" if places.work.exists() else ", will be made at the first start"
    yield Finding("work folder", "ok", f"{places.work}{there}")


def _existing(folder: Path) -> Path:
    return next(path for path in (folder, *folder.parents) if path.is_dir())


Check = Callable[[Places], Iterator[Finding]]
CHECKS: tuple[Check, ...] = (
    python, packages, kernel, embeddings, server, ports, disk, data, browser, work,
)  # fmt: skip
