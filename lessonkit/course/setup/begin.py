"""`start.py`: make .venv unless it is ready, then become `lesson`."""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TextIO

from lessonkit.course.setup.install import install
from lessonkit.course.setup.run import environment, run, step
from lessonkit.course.setup.stamp import NAME, is_ready, is_sound, python_in, turn, wanted
from lessonkit.course.setup.trouble import ROOM_MB, SetupError, explain, known

COURSE = Path(__file__).absolute().parents[3]

HELP = """\
Usage: python3 start.py [COMMAND] [OPTIONS]     (on Windows: py start.py ...)

  python3 start.py                  open the course in JupyterLab, at lesson 00
  python3 start.py --no-browser     the same, but print the address
  python3 start.py test             run every test
  python3 start.py COMMAND --help   explain a command

The first start sets the course up in the folder .venv, which takes a minute or two and 750 MB;
later ones take a second. To set it up anew, delete .venv and start again.
"""

# Said once: the stamp is written all the same, so that later starts are as quick as ever.
WITHOUT_MODEL = """\
The sentence-embedding model could not be installed here: every lesson runs without it, with the
vectors of the course's own texts that we ship, and `{command} doctor` says how to try again.\
"""


def begin(arguments: list[str], course: Path = COURSE) -> int:
    """Return the exit status: that of `lesson`, 1 where the set-up failed, 130 after Ctrl-C."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")  # a path may have letters a console has not
    try:
        if arguments[:1] in (["--help"], ["-h"]):
            print(HELP, flush=True)
            return hand_over(course / ".venv", ["--help"]) if is_ready(course) else 0
        if not is_ready(course):
            set_up(course)
        return hand_over(course / ".venv", with_command(arguments))
    except (SetupError, OSError) as error:
        said = explain(error, course) if isinstance(error, OSError) else error
        print(f"{said}, then run the same command again.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The next start begins the set-up again.", file=sys.stderr)
        return 130


def with_command(arguments: list[str]) -> list[str]:
    """Return `arguments` with the command that options alone, or nothing at all, stand for.

    >>> with_command(["--no-browser"]), with_command(["test"])
    (['start', '--no-browser'], ['test'])
    """
    named = arguments and not arguments[0].startswith("-")
    return arguments if named else ["start", *arguments]


def set_up(course: Path) -> None:
    """Make .venv, or bring it to the present lock. Raises SetupError with what is in the way."""
    venv = course / ".venv"
    claim(venv)
    with turn(venv) as stamp:
        if is_ready(course):  # another start.py made it while we waited
            return
        started = time.monotonic()
        if is_sound(venv):
            print("The course has changed, so .venv is brought up to date.", flush=True)
            stamp.truncate(0)
        else:
            make_anew(venv, stamp)
        has_model = install(python_in(venv), stamp, course)
        stamp.write("\n".join(wanted(course)))
    if not has_model:
        print(WITHOUT_MODEL.format(command=called()), flush=True)
    print(f"Ready after {time.monotonic() - started:.0f} s.", flush=True)


def claim(venv: Path) -> None:
    """Make the folder unless it is there. Raises SetupError where it is one we did not make."""
    if not (venv.exists() or venv.is_symlink()):
        venv.mkdir(exist_ok=True)
    plain = venv.is_dir() and not venv.is_symlink()
    if not (plain and ((venv / NAME).exists() or not any(venv.iterdir()))):
        raise SetupError(f"{venv} was not made by start.py, so we leave it alone. Rename it")


def check_python() -> None:
    """Raise SetupError where this Python cannot make a virtual environment."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        package = "python{}.{}-venv".format(*sys.version_info)
        raise SetupError(
            "This Python came without its venv module. On Debian or Ubuntu, install it with "
            f"'sudo apt install {package}'; elsewhere, install Python anew"
        )


def check_disk(course: Path) -> None:
    """Raise SetupError where there is no room for .venv."""
    if shutil.disk_usage(course).free < ROOM_MB * 10**6:
        raise known("disk", course)


def empty(venv: Path) -> None:
    """Remove all that is in .venv but the stamp, by which we know it as ours."""
    try:
        for item in venv.iterdir():
            if item.is_dir() and not item.is_symlink():
                shutil.rmtree(item)
            elif item.name != NAME:
                item.unlink()
    except OSError as error:
        raise SetupError(
            f"{error.filename} cannot be removed ({error.strerror}). Close what still runs from "
            "it, such as JupyterLab or a terminal"
        ) from error


def make_anew(venv: Path, stamp: TextIO) -> None:
    """Make .venv in the place of what is there. Raises SetupError with what is in the way."""
    check_python()
    print("Setting the course up in .venv, this once: a minute or two.", flush=True)
    stamp.truncate(0)
    empty(venv)
    check_disk(venv.parent)
    make(venv, stamp)


def make(venv: Path, stamp: TextIO) -> None:
    """Make a virtual environment with pip. Raises SetupError."""
    step(f"Python {sys.version.split()[0]}")
    run([base_python(), "-I", "-m", "venv", "--without-pip", str(venv)], stamp, venv.parent)
    # venv would do this too, but not say what went wrong.
    run([python_in(venv), "-I", "-m", "ensurepip", "--default-pip"], stamp, venv.parent)


def base_python() -> str:
    """Return the Python to make .venv with: not that of a virtual environment we run in."""
    return getattr(sys, "_base_executable", None) or sys.executable


def called() -> str:
    """Return how we were called, for the messages that say what to type: `python3 start.py`.

    A path among those words is made whole, so that they can be typed in any folder. A Python by
    its path is `python3` where that will do: pyenv, for one, puts a path in the place of the word
    that was typed. On Windows the Python that runs knows no more that it was called as `py`.
    """
    script = "start.py" if Path(sys.argv[0]) == Path("start.py") else str(COURSE / "start.py")
    if os.name == "nt":
        return subprocess.list2cmdline(["py", script])
    python = sys.orig_argv[0]
    if Path(python).name != python:
        python = "python3" if _python3_will_do() else str(Path(python).absolute())
    return shlex.join([python, script])


def _python3_will_do() -> bool:
    """Whether a `python3` is on the path, and new enough for the course."""
    found = shutil.which("python3")
    if not found:
        return False
    asked = [found, "-ISc", "import sys; sys.exit(sys.version_info < (3, 11))"]
    try:
        done = subprocess.run(asked, capture_output=True, check=False, timeout=5)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def hand_over(venv: Path, arguments: list[str]) -> int:
    """Become `lesson`, so that its exit status and Ctrl-C are its own; return the status."""
    command = [python_in(venv), "-P", "-m", "lessonkit.course", *arguments]
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", os.defpath)])
    variables = environment() | {"VIRTUAL_ENV": str(venv), "PATH": path, "LESSON_COMMAND": called()}
    sys.stdout.flush()
    if os.name != "nt":
        os.execve(command[0], command, variables)
    # Windows has no exec that keeps the console. Ctrl-C reaches both, and is for the child.
    child = subprocess.Popen(command, env=variables)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return child.wait()
