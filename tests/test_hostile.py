"""A class of hostile submissions, graded all at once: each has its rows, and nothing is left."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from hostile import CORPUS, RUNNING
from hostile_processes import VICTIM
from tiny_exercise import course

from lessonkit.course.kernels.sandbox import Sandbox, is_installed
from lessonkit.course.kernels.supply import Kernels
from lessonkit.course.places import PACKAGE

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="they do what Linux allows")

SECONDS = 2.0  # for a cell
MEMORY_MB = 1000  # of the grader with eight at once: files of 60 MB and outputs of 30 may coincide
HIDDEN = "# 03.2\n# A parent that is sent twice costs twice.\nprint(words_sent(['D50'] * 2))\n"
SECRET = "the-instructors-own-secret"
LOOSE = [one for one in RUNNING if one.bare is not None]
ROOT = Path(__file__).resolve().parents[1]


@dataclass
class Listener:
    """A server that notes who speaks with it."""

    port: int = 0
    abstract: str = f"hostile-{os.getpid()}"
    heard: list = field(default_factory=list)

    def start(self):
        """Listen by TCP, and on a socket that has no file."""
        tcp = socket.create_server(("127.0.0.1", 0))
        self.port = tcp.getsockname()[1]
        unix = socket.socket(socket.AF_UNIX)
        unix.bind("\0" + self.abstract)
        unix.listen()
        for server in (tcp, unix):
            threading.Thread(target=self._serve, args=(server,), daemon=True).start()
        return self

    def _serve(self, server):
        while True:
            one, _ = server.accept()
            self.heard.append(one.getsockname())
            one.close()


class Room:
    """A folder with the course, the class, and all that the grader writes anywhere."""

    def __init__(self, submissions, port, abstract):
        self.root = Path(tempfile.mkdtemp(prefix="h-"))  # short, for the paths of sockets
        for name in ("tmp", "home"):
            (self.root / name).mkdir()
        self.course = course(self.root / "course")
        (self.course / "data").mkdir()
        self.hidden = self.root / "hidden.py"
        self.hidden.write_text(HIDDEN)
        self.folder = self.root / "class"
        values = {
            "COURSE": self.course, "CLASS": self.folder, "HIDDEN": self.hidden,
            "OUT": self.root / "out", "PORT": port, "ABSTRACT": abstract, "SECRET": SECRET,
        }  # fmt: skip
        for one in submissions:
            one.make(self.folder / one.name, {name: str(v) for name, v in values.items()})

    def start(self, out, *, jobs, sandbox):
        """Begin to grade, in a process of its own."""
        asked = {
            "course": str(self.course), "folder": str(self.folder), "hidden": str(self.hidden),
            "out": str(self.root / out), "jobs": jobs, "sandbox": sandbox, "seconds": SECONDS,
        }  # fmt: skip
        return subprocess.Popen(
            [sys.executable, "-m", "hostile_grading", json.dumps(asked)],
            cwd=ROOT / "tests",
            env=os.environ | {
                "HOME": str(self.root / "home"), "TMPDIR": str(self.root / "tmp"),
                "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'tests'}", "MY_KEY": SECRET,
            },
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip

    def left_running(self):
        """The processes that were started from here and live; they are given a moment to go."""
        for _ in range(50):
            found = [one for one in Path("/proc").iterdir() if self._is_ours(one)]
            if not found:
                break
            time.sleep(0.1)
        return [(one / "cmdline").read_text() for one in found]

    def _is_ours(self, process):
        try:
            told = (process / "environ").read_bytes() + (process / "cmdline").read_bytes()
            state = (process / "stat").read_text(errors="replace").rpartition(")")[2].split()[0]
        except OSError:
            return False
        return str(self.root / "tmp").encode() in told and state not in "ZX"

    def written(self, out):
        """The bytes of all files of a report, by name."""
        root = self.root / out
        files = [path.relative_to(root) for path in root.rglob("*") if path.is_file()]
        return {str(p): (root / p).read_bytes() for p in files if p.parts[0] != ".graded"}


@dataclass
class Run:
    """What a run of the grader came to."""

    room: Room
    said: str
    report: dict
    rows: dict
    words: dict
    left: list

    @property
    def memory(self):
        """The most that the grader itself held, in megabytes."""
        return int(self.said.splitlines()[-1])


def finished(room, out, process):
    """Wait for a grader to end and read what it wrote."""
    said, failed = process.communicate(timeout=300)
    assert process.returncode == 0, failed[-3000:]
    report = json.loads((room.root / out / "report.json").read_text(encoding="utf-8"))
    rows, words = {}, {}
    for one in report["submissions"]:
        name = one["file"].split("/")[0]
        outcomes = tuple(task["outcome"] for task in one["tasks"])
        rows.setdefault(name, []).append(outcomes)
        told = [*one["notes"], *(task["message"] for task in one["tasks"])]
        words[name] = words.get(name, "") + "\n".join(told)
    return Run(room, said, report, rows, words, room.left_running())


@pytest.fixture(scope="module")
def listener():
    """A server that no submission may reach."""
    return Listener().start()


@pytest.fixture(scope="module")
def victim():
    """A process of the user's own that no submission may end."""
    code = f"import time  # {VICTIM}\ntime.sleep(1000)"
    with subprocess.Popen([sys.executable, "-c", code]) as process:
        yield process
        process.kill()


@pytest.fixture(scope="module")
def boxed(listener, victim):
    """The whole corpus, graded in the sandbox."""
    if not is_installed():
        pytest.skip("bubblewrap is not installed, so there is no sandbox to try")
    with Kernels(sandbox=Sandbox((PACKAGE,))) as kernels:  # without one, some of them would do harm
        if not kernels.is_sandboxed:
            pytest.skip("this system does not let bubblewrap work: `bwrap --unshare-all true` says")
    room = Room(CORPUS, listener.port, listener.abstract)
    yield finished(room, "out", room.start("out", jobs=8, sandbox=True))
    shutil.rmtree(room.root)


@pytest.fixture(scope="module")
def bare():
    """Those that do no harm to the machine, without a sandbox."""
    room = Room(LOOSE, 9, "nobody")
    yield finished(room, "out", room.start("out", jobs=8, sandbox=False))
    shutil.rmtree(room.root)


def fits(wanted, rows):
    """Whether each notebook's outcomes are those of `wanted`, in which a|b allows for both."""
    allowed = [one.split("|") for one in wanted.split(", ")] if wanted else []
    return bool(rows) == bool(allowed) and all(
        len(row) == len(allowed) and all(o in a for o, a in zip(row, allowed, strict=True))
        for row in rows
    )


def test_the_corpus_is_large_and_each_has_a_name_of_its_own():
    assert len(CORPUS) >= 60
    assert len({one.name for one in CORPUS}) == len(CORPUS)


@pytest.mark.parametrize("one", CORPUS, ids=lambda one: ascii(one.name)[1:60])
def test_in_the_sandbox_it_has_its_rows(boxed, one):
    assert fits(one.rows, boxed.rows.get(one.name, [])), boxed.rows.get(one.name)
    assert one.says in boxed.words.get(one.name, "")


@pytest.mark.parametrize("one", LOOSE, ids=lambda one: ascii(one.name)[1:60])
def test_without_a_sandbox_it_has_its_rows(bare, one):
    assert fits(one.bare, bare.rows.get(one.name, [])), bare.rows.get(one.name)
    if one.bare == one.rows:
        assert one.says in bare.words.get(one.name, "")


@pytest.mark.parametrize("way", ["boxed", "bare"])
def test_nothing_of_them_is_left(request, way):
    run = request.getfixturevalue(way)
    assert run.left == []
    assert list((run.room.root / "tmp").iterdir()) == []
    assert list((run.room.root / "home").iterdir()) == []
    assert run.memory < MEMORY_MB


def test_in_the_sandbox_nobody_is_reached(boxed, listener, victim):
    assert listener.heard == []
    assert victim.poll() is None
    for place in (boxed.room.root, ROOT, Path(sys.prefix), Path("/dev/shm"), Path("/tmp")):
        assert not [p.name for p in place.glob("hostile-*") if p.suffix == "" and p.is_file()]
    assert not list(ROOT.glob("lessonkit/hostile-*"))
    assert SECRET not in json.dumps(boxed.words)


def test_a_second_time_cut_off_half_way_they_have_the_same_bytes(boxed):
    room = boxed.room
    process = room.start("again", jobs=7, sandbox=True)
    kept = room.root / "again" / ".graded"
    half = len(list((room.root / "out" / ".graded").glob("*.json"))) // 2
    while process.poll() is None and len(list(kept.glob("*.json"))) < half:
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert process.returncode == -signal.SIGKILL
    assert room.left_running() == []
    again = finished(room, "again", room.start("again", jobs=9, sandbox=True))
    assert again.rows == boxed.rows
    assert again.words == boxed.words
    assert again.report == boxed.report
    assert room.written("again") == room.written("out")
    assert again.left == []
