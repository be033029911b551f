"""The process from which kernels are forked: it has imported what they need, and started nothing.

It looks after what it forked: says whether it lives, interrupts it, and ends it with all that it
left behind. It imports nothing of the course but what it needs for that.
"""

from __future__ import annotations

import ctypes
import gc
import io
import json
import os
import signal
import sys
import time
import tokenize
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

from lessonkit.course.kernels.removing import empty
from lessonkit.course.kernels.student_process import import_quietly, load_kernel, run_kernel

# What a kernel imports only when it starts, or fails: once here, and not in each of them.
_LATER = (
    *("IPython.core.completerlib", "IPython.core.debugger", "IPython.core.logger"),
    *("IPython.core.oinspect", "IPython.extensions.storemagic", "IPython.utils.wildcard"),
    *("faulthandler", "pdb", "resource", "sqlite3", "stack_data", "tornado.platform.asyncio"),
)
_SET_DUMPABLE, _SET_CHILD_SUBREAPER = 4, 36  # of prctl(2)
_COUNTED = 200  # there may be thousands, and we are in a hurry then
_LOTS = 1024**3
_END_S = 3.0  # a process that held gigabytes takes a moment to go


def serve_forks(swept: str, modules: Iterable[str]) -> None:
    """Answer each line of JSON with another, until stdin ends: `do` is a method of `_Forked`.

    The first line is how many threads there are after the imports: only with one is forking
    sound. `swept` names folders whose content goes when a kernel does, joined as in PATH.
    """
    load_kernel()
    import_quietly([*modules, *_LATER])
    _format_an_error()
    gc.collect()
    gc.freeze()  # else the first collection in each kernel copies all the pages that it shares
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system then buries the dead at once
    _control(_SET_CHILD_SUBREAPER, 1)  # what cuts itself off from its parents comes to us
    _control(_SET_DUMPABLE, 0)  # no cell may look into this process, nor trace it
    forks = _Forked([Path(folder) for folder in swept.split(os.pathsep) if folder])
    _say(len(os.listdir("/proc/self/task")))  # noqa: PTH208
    for line in sys.stdin:
        request = json.loads(line)
        _say(getattr(forks, request.pop("do"))(**request))
    forks.end_all()


def _format_an_error() -> None:
    """Do once what the first traceback does: look at every module, compile patterns."""
    from IPython.core.ultratb import AutoFormattedTB

    list(tokenize.generate_tokens(io.StringIO("x = 1").readline))
    try:
        raise ValueError
    except ValueError as error:
        plain = AutoFormattedTB(mode="Plain", theme_name="nocolor")
        plain.structured_traceback(ValueError, error, error.__traceback__)


def _say(answer: object) -> None:
    print(json.dumps(answer), flush=True)


def _control(option: int, value: int) -> None:
    """Set something of this process that Python has no word for."""
    ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


class _Forked:
    """The kernels that were forked and not yet ended; each method answers one kind of request."""

    def __init__(self, swept: list[Path]) -> None:
        self._kernels: set[int] = set()
        self._swept = swept

    def fork(
        self, connection: str, folder: str, environment: dict[str, str], guarded: bool = True
    ) -> int:
        """Return the number of a new process, which becomes the kernel of `connection`."""
        pid = os.fork()
        if pid == 0:
            _become_kernel(connection, folder, environment, guarded)
        self._kernels.add(pid)
        return pid

    def alive(self, pid: int) -> bool:
        """Return whether a kernel lives."""
        return _is_alive(pid)

    def look(self, pid: int) -> dict[str, object]:
        """Return whether a kernel lives, and what all it started holds: processes and bytes."""
        family = [pid, *islice(_descendants(pid), _COUNTED)]
        memory = sum(map(_resident, family))
        if memory > _LOTS and len(family) > 1:  # pages that several share were counted again
            memory = sum(map(_own_share, family))
        return {"alive": _is_alive(pid), "processes": len(family), "memory": memory}

    def interrupt(self, pid: int) -> bool:
        """Raise KeyboardInterrupt in a kernel; False where it is gone."""
        return _signal(pid, signal.SIGINT)

    def end(self, pid: int) -> bool:
        """End a kernel and all that it started, in whatever session; False if some is left."""
        self._kernels.discard(pid)
        deadline, quiet = time.monotonic() + _END_S, 0
        while time.monotonic() < deadline:
            left = self._left_of(pid)
            # Once may be an oversight: the system's lists of children miss some that move.
            quiet = 0 if left else quiet + 1
            if quiet == 2:
                self._sweep()
                return True
            if os.getpid() == 1 and not self._kernels:
                _signal(-1, signal.SIGKILL)  # at once, so that no fork is quicker
            for one in left:
                _signal(one, signal.SIGKILL)
            if left:
                time.sleep(0.002)
        return False

    def _left_of(self, pid: int) -> list[int]:
        """The kernel, what it started, and what came to us because its parents are gone.

        That may be another kernel's, so it waits until there is no other.
        """
        left = [pid] if _is_alive(pid) else []
        orphans = [] if self._kernels else _children(os.getpid())
        for one in (pid, *orphans):
            left += islice(_descendants(one), _COUNTED)
        return [*left, *orphans]

    def end_all(self) -> None:
        """End what is left when nobody is there any more to ask for it."""
        for pid in (*self._kernels, 0):  # 0: what is nobody's
            self.end(pid)

    def _sweep(self) -> None:
        if not self._kernels:
            for folder in self._swept:
                empty(folder)


def _is_alive(pid: int) -> bool:
    """Whether a process runs, or stands still; one that only waits to be buried does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(errors="replace").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


def _resident(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")
    except OSError:
        return 0


def _own_share(pid: int) -> int:
    try:
        text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:
        return 0
    shares = [line.split()[1] for line in text.splitlines() if line.startswith("Pss:")]
    return sum(map(int, shares)) * 1024


def _children(pid: int) -> list[int]:
    """The children of a process that live, by whichever of its threads."""
    found = []
    try:
        for thread in Path(f"/proc/{pid}/task").iterdir():
            found += map(int, (thread / "children").read_text().split())
    except OSError:  # it ended meanwhile
        pass
    return [child for child in found if _is_alive(child)]


def _descendants(pid: int) -> Iterator[int]:
    for child in _children(pid):
        yield child
        yield from _descendants(child)


def _signal(pid: int, number: int) -> bool:
    try:
        os.kill(pid, number)
    except OSError:
        return False
    return True


def _become_kernel(
    connection: str, folder: str, environment: dict[str, str], guarded: bool
) -> None:
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        _control(_SET_DUMPABLE, 1)
        _control(_SET_CHILD_SUBREAPER, 1)  # so that we know whose it is
        os.setsid()
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        os.environ.update(environment)
        Path(folder).mkdir(parents=True, exist_ok=True)
        os.chdir(folder)
        run_kernel(connection, guarded=guarded)
    finally:
        os._exit(0)


def main() -> None:
    """`SWEPT MODULE...`: serve forks."""
    serve_forks(sys.argv[1], sys.argv[2:])
