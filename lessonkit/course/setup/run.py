"""Run an installer so that it shows that it lives, and nothing sends it elsewhere."""

from __future__ import annotations

import os
import subprocess
import time
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Thread
from typing import TextIO

from lessonkit.course.setup.trouble import diagnose

BEAT_S = 5  # how often a long step says what it is at

# Variables that send Python, pip or uv to another place than .venv, or let Python skip asserts.
MISLEADING = (
    *("PYTHONHOME", "PYTHONPATH", "PYTHONPLATLIBDIR", "PYTHONOPTIMIZE", "__PYVENV_LAUNCHER__"),
    *("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_PYTHON", "PIP_DRY_RUN"),
    *("UV_TARGET", "UV_PREFIX", "UV_SYSTEM_PYTHON"),
)


def environment() -> dict[str, str]:
    """Return our environment without what is MISLEADING, and with UTF-8 for all files.

    Windows needs the last to find a course whose path has letters that its code page has not.
    """
    kept = {name: value for name, value in os.environ.items() if name not in MISLEADING}
    return kept | {"PYTHONUTF8": "1", "PYTHONNOUSERSITE": "1", "PIP_USER": "0"}


def step(what: str) -> None:
    """Say which step begins."""
    print(f"  {what} ...", flush=True)


def run(
    command: Sequence[str], stamp: TextIO, course: Path, more: Mapping[str, str] | None = None
) -> None:
    """Run `command`, with `more` in its environment. Raises SetupError where it fails.

    Where it can, it holds the stamp's lock as well: if this process is killed and `command`
    lives on, the next start.py waits for its end.
    """
    child = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment() | dict(more or {}),
        pass_fds=() if os.name == "nt" else (stamp.fileno(),),
    )
    said: deque[bytes] = deque(maxlen=300)
    try:
        _listen(child, said)
    finally:
        child.terminate()  # after Ctrl-C; of one that has ended nothing is asked
        child.wait()
    if child.returncode:
        raise diagnose(b"".join(said).decode("utf-8", "replace"), course)


def _listen(child: subprocess.Popen, said: deque[bytes]) -> None:
    """Collect what `child` says until its end, and show its last line now and then."""
    reader = Thread(target=said.extend, args=(child.stdout,), daemon=True)
    started = time.monotonic()
    reader.start()
    reader.join(BEAT_S)
    while reader.is_alive():
        last = said[-1].decode("utf-8", "replace").strip() if said else "working"
        print(f"    {time.monotonic() - started:.0f} s: {last:.60}", flush=True)
        reader.join(BEAT_S)
    child.wait()
