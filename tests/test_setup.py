"""start.py: what can be in the way of a set-up, met for real where that is cheap.

The driver is start.py with two quick parts in place of slow ones: a virtual environment without
pip, and an installation that lays one file. test_setup_install.py has the real ones.
"""

from __future__ import annotations

import ast
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lessonkit.course.setup import begin, run, stamp

ROOT = Path(__file__).resolve().parents[1]
OLD_PYTHONS = ("python2.7", "python3.6", "python3.7", "python3.8", "python3.9", "python3.10")

DRIVER = """
import os, sys, time
from pathlib import Path
from lessonkit.course.setup import begin, run

def install(python, stamp, course):
    run.step("the packages")
    wait = "import time; time.sleep(%s)" % os.environ.get("SLOW", "0")
    run.run([python, "-c", wait], stamp, course)
    site = next((course / ".venv").rglob("site-packages"))
    (site / "course.pth").write_text(str(course), encoding="utf-8")
    return "NO_MODEL" not in os.environ

def make(venv, stamp):
    run.run([begin.base_python(), "-I", "-m", "venv", "--without-pip", str(venv)], stamp, venv)

begin.install, begin.make = install, make
begin.hand_over = lambda venv, arguments: print("lesson", *arguments) or 0
sys.exit(begin.begin(sys.argv[2:], Path(sys.argv[1])))
"""


@pytest.fixture
def course(tmp_path: Path) -> Path:
    """A folder with what the stamp is made from, at a path with a blank and an accent."""
    folder = tmp_path / "mon éte"
    (folder / "lessonkit").mkdir(parents=True)
    for name in stamp.INPUTS:
        (folder / name).write_text(name, encoding="utf-8")
    return folder


def command(course: Path, *arguments: str) -> list[str]:
    return [sys.executable, "-c", DRIVER, str(course), *arguments]


def popen(course: Path, **variables: str) -> subprocess.Popen:
    env = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"} | variables
    pipe = subprocess.PIPE
    return subprocess.Popen(
        command(course, "test"), cwd=course, env=env, stdout=pipe, stderr=pipe, encoding="utf-8"
    )


def start(course: Path, **variables: str) -> tuple[int, str, str]:
    child = popen(course, **variables)
    said, complained = child.communicate(timeout=60)
    return child.returncode, said, complained


def hold_and_wait_for(child: subprocess.Popen, words: str) -> None:
    for line in child.stdout:
        if words in line:
            return
    pytest.fail(f"never said {words!r}: {child.stderr.read()}")


# The Python that runs it


def said_by(*command: str) -> tuple[int, str]:
    ran = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True)
    return ran.returncode, ran.stdout + ran.stderr


def test_a_python_that_is_too_old_is_told_so_in_one_sentence():
    code = "import sys, runpy; sys.version_info = (3, 9, 6, 'final', 0); runpy.run_path('start.py')"
    assert said_by(sys.executable, "-c", code) == (
        1,
        "The course needs Python 3.11 or newer, and this is Python 3.9: install a newer one, "
        "then run it by its name, for example python3.13 start.py\n",
    )


def test_start_py_has_a_syntax_that_old_pythons_read():
    ast.parse((ROOT / "start.py").read_text(encoding="utf-8"), feature_version=(3, 7))


@pytest.mark.parametrize("name", OLD_PYTHONS)
def test_an_old_python_that_is_here_says_the_sentence(name: str):
    python = shutil.which(name)
    if not python or said_by(python, "--version")[0]:
        pytest.skip(f"{name} is not on this machine")
    status, said = said_by(python, "start.py")
    assert (status, said[:28]) == (1, "The course needs Python 3.11")


def test_the_set_up_needs_the_standard_library_alone():
    code = (
        "import sys; sys.path.insert(0, '.'); import lessonkit.course.setup.begin; "
        "print(*{name.partition('.')[0] for name in sys.modules} - sys.stdlib_module_names)"
    )
    status, said = said_by(sys.executable, "-I", "-S", "-c", code)
    assert (status, set(said.split())) == (0, {"lessonkit", "__main__"})


def test_help_helps_before_anything_is_installed(course: Path, capsys: pytest.CaptureFixture):
    assert begin.begin(["--help"], course) == 0
    assert "python3 start.py test" in capsys.readouterr().out
    assert not (course / ".venv").exists()


@pytest.mark.parametrize(
    "given, meant",
    [
        ([], ["start"]),
        (["--no-browser"], ["start", "--no-browser"]),
        (["test", "--all"], ["test", "--all"]),
    ],
)
def test_options_alone_or_nothing_mean_the_command_start(given: list[str], meant: list[str]):
    assert begin.with_command(given) == meant


# A first, a second and a changed start


def test_the_second_start_does_nothing_but_hand_over(course: Path):
    status, said, _ = start(course)
    assert (status, said.splitlines()[-1]) == (0, "lesson test")
    assert said.startswith("Setting the course up in .venv")
    assert start(course) == (0, "lesson test\n", "")


def test_without_the_embedding_model_the_set_up_is_finished_and_says_it_once(course: Path):
    status, said, complained = start(course, NO_MODEL="1")
    assert (status, complained) == (0, "")
    *_, first, second, ready, lesson = said.splitlines()
    assert first.startswith("The sentence-embedding model could not be installed here: every")
    assert second.endswith(" doctor` says how to try again.")
    assert (ready[:11], lesson) == ("Ready after", "lesson test")
    assert start(course, NO_MODEL="1") == (0, "lesson test\n", "")


@pytest.mark.parametrize("name", stamp.INPUTS)
def test_a_changed_lock_is_installed_into_the_venv_that_is_there(course: Path, name: str):
    start(course)
    (course / ".venv" / "kept").touch()
    (course / name).write_text("changed", encoding="utf-8")
    assert start(course)[1].startswith("The course has changed")
    assert (course / ".venv" / "kept").exists()


def broken_by_a_move(course: Path) -> Path:
    return course.rename(course.with_name("elsewhere"))


def broken_by_another_system(course: Path) -> Path:
    folder, _, contents = stamp.wanted(course)
    other = "\n".join([folder, "win95 cpython-311", contents])
    (course / ".venv" / stamp.NAME).write_text(other, encoding="utf-8")
    return course


def broken_by_a_python_that_is_gone(course: Path) -> Path:
    python = Path(stamp.python_in(course / ".venv"))
    python.unlink()
    python.symlink_to("/gone/python3") if os.name != "nt" else None
    return course


def broken_in_its_packages(course: Path) -> Path:
    next((course / ".venv").rglob("course.pth")).unlink()
    return course


def broken_in_its_stamp(course: Path) -> Path:
    (course / ".venv" / stamp.NAME).write_bytes(b"\xff\x00half")
    return course


@pytest.mark.parametrize(
    "damage",
    [
        broken_by_a_move,
        broken_by_another_system,
        broken_by_a_python_that_is_gone,
        broken_in_its_packages,
        broken_in_its_stamp,
    ],
)
def test_a_venv_that_no_longer_works_here_is_made_anew(course: Path, damage):
    start(course)
    (course / ".venv" / "left over").touch()
    course = damage(course)
    status, said, _ = start(course)
    assert (status, said.splitlines()[-1]) == (0, "lesson test")
    assert said.startswith("Setting the course up in .venv")
    assert not (course / ".venv" / "left over").exists()
    assert start(course)[1] == "lesson test\n"


# Interrupted, or twice at once


def test_after_ctrl_c_the_next_start_mends_it(course: Path, monkeypatch, capsys):
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(begin, "make", interrupted)
    assert begin.begin(["test"], course) == 130
    assert "Stopped." in capsys.readouterr().err
    assert start(course)[1].splitlines()[-1] == "lesson test"


def test_ctrl_c_ends_the_installer_too(course: Path, monkeypatch):
    def interrupted(child: subprocess.Popen, _: object) -> None:
        children.append(child)
        raise KeyboardInterrupt

    children: list[subprocess.Popen] = []
    monkeypatch.setattr(run, "_listen", interrupted)
    sleep = [sys.executable, "-c", "import time; time.sleep(60)"]
    with (course / "lock").open("a") as file, pytest.raises(KeyboardInterrupt):
        run.run(sleep, file, course)
    assert children[0].returncode is not None


@pytest.mark.skipif(os.name == "nt", reason="there, a killed start.py takes its lock with it")
def test_after_a_kill_the_next_start_waits_for_the_orphan_and_mends_it(course: Path):
    child = popen(course, SLOW="1.5")
    hold_and_wait_for(child, "the packages")
    time.sleep(0.3)  # the installer, which will outlive its parent, is there now
    child.send_signal(signal.SIGKILL)
    child.wait()
    (course / ".venv" / "half made").touch()
    status, said, _ = start(course)
    child.stdout.close(), child.stderr.close()
    assert status == 0
    assert said.startswith("Another start.py is setting the course up, so we wait for it.")
    assert not (course / ".venv" / "half made").exists()


def test_two_starts_at_once_set_up_once(course: Path):
    first = popen(course, SLOW="1")
    hold_and_wait_for(first, "the packages")
    status, said, _ = start(course)
    first.communicate()
    assert (first.returncode, status) == (0, 0)
    assert said.splitlines() == [
        "Another start.py is setting the course up, so we wait for it.",
        "lesson test",
    ]


def test_the_lock_is_not_asked_for_twice(course: Path, monkeypatch):
    # Windows refuses a lock to the very process that has it.
    answers = iter([True])
    monkeypatch.setattr(stamp, "_lock", lambda _: next(answers))
    with stamp.turn(course):
        pass


# What is not ours


def a_file(venv: Path) -> None:
    venv.write_text("mine")


def a_folder_of_mine(venv: Path) -> None:
    venv.mkdir()
    (venv / "pyvenv.cfg").write_text("mine")


def a_link(venv: Path) -> None:
    venv.with_name("target").mkdir()
    try:
        venv.symlink_to("target", target_is_directory=True)
    except OSError:
        pytest.skip("this user may not make links")


@pytest.mark.parametrize("put", [a_file, a_folder_of_mine, a_link])
def test_what_start_py_did_not_make_is_left_alone(course: Path, put, capsys):
    venv = course / ".venv"
    put(venv)
    before = sorted(course.rglob("*"))
    assert begin.begin([], course) == 1
    assert "was not made by start.py, so we leave it alone. Rename it, then run" in (
        capsys.readouterr().err
    )
    assert sorted(course.rglob("*")) == before


def test_emptying_the_venv_follows_no_link_out_of_it(tmp_path: Path):
    outside = tmp_path / "outside"
    a_folder_of_mine(outside)
    venv = tmp_path / ".venv"
    (venv / "lib").mkdir(parents=True)
    (venv / stamp.NAME).touch()
    try:
        (venv / "lib64").symlink_to(outside, target_is_directory=True)
    except OSError:
        pytest.skip("this user may not make links")
    begin.empty(venv)
    assert [path.name for path in venv.iterdir()] == [stamp.NAME]
    assert (outside / "pyvenv.cfg").read_text() == "mine"


# The words for the messages


@pytest.mark.skipif(os.name == "nt", reason="there, it is always py")
@pytest.mark.parametrize(
    ("python", "script", "said"),
    [
        ("python3.13", "start.py", "python3.13 start.py"),
        ("python3", "./start.py", "python3 start.py"),
        # From another folder: what is said has to work in any.
        ("python3", "my course/start.py", f"python3 {shlex.quote(str(ROOT / 'start.py'))}"),
        ("bin/python", "start.py", f"{shlex.quote(str(Path('bin/python').absolute()))} start.py"),
    ],
)
def test_the_messages_say_what_was_typed(monkeypatch, python, script, said):
    monkeypatch.setenv("PATH", "")  # no python3 is there
    monkeypatch.setattr(sys, "orig_argv", [python, script, "check"])
    monkeypatch.setattr(sys, "argv", [script, "check"])
    assert begin.called() == said


@pytest.mark.skipif(os.name == "nt", reason="there, it is always py")
@pytest.mark.parametrize(
    ("status", "said"),
    [(0, "python3 start.py"), (1, "/versions/3.11.7/bin/python3 start.py")],
    ids=["new enough", "too old"],
)
def test_a_python_by_its_path_is_python3_where_that_is_new_enough(
    monkeypatch, tmp_path: Path, status, said
):
    python3 = tmp_path / "python3"  # what it was asked it answers by its exit status
    python3.write_text(f"#!/bin/sh\nexit {status}\n")
    python3.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "orig_argv", ["/versions/3.11.7/bin/python3", "start.py"])
    monkeypatch.setattr(sys, "argv", ["start.py"])
    assert begin.called() == said


# The machine


def test_a_python_without_venv_is_told_what_to_install(course: Path, monkeypatch, capsys):
    found = begin.importlib.util.find_spec
    lacking = lambda name: None if name == "ensurepip" else found(name)  # noqa: E731
    monkeypatch.setattr(begin.importlib.util, "find_spec", lacking)
    assert begin.begin([], course) == 1
    said = capsys.readouterr().err
    assert said.startswith("This Python came without its venv module.")
    assert "sudo apt install python3." in said


def test_a_full_disk_is_noticed_before_we_begin(course: Path, monkeypatch, capsys):
    usage = shutil.disk_usage(course)._replace(free=5 * 10**6)
    monkeypatch.setattr(begin.shutil, "disk_usage", lambda _: usage)
    assert begin.begin([], course) == 1
    assert capsys.readouterr().err.startswith("The disk is full: the course needs about 950 MB")


@pytest.mark.skipif(os.name == "nt", reason="folders have no such modes there")
def test_a_folder_that_cannot_be_written_is_named(course: Path, monkeypatch, capsys):
    def refused(path: Path, **_: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "mkdir", refused)
    assert begin.begin([], course) == 1
    assert capsys.readouterr().err.startswith(f"We may not write {course / '.venv'}. Copy the")
