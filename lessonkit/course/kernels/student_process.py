"""The process in which a student's cells run: an IPython kernel of its own, with a few guards.

It is started anew for each notebook, or forked from a process that has imported the kernel's
modules and started nothing. It imports nothing of the course but this file.
"""

from __future__ import annotations

import builtins
import importlib
import json
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable

OUTPUT_LIMIT = 100_000  # characters a cell may print
ANSWER = "answer"  # the id of a student's cell, and the stream of what its code prints
_FOR_TRACEBACKS = ("stack_data", "pygments.formatters.terminal256")  # else the first one is slow
MEMORY_LIMIT = 4 * 1024**3  # bytes beyond what the kernel has when it is ready


class OutputLimit(Exception):  # noqa: N818 - its name is read by students
    """A cell printed more than OUTPUT_LIMIT characters."""


def run_kernel(connection: str, modules: Iterable[str] = ()) -> None:
    """Serve the kernel that the connection file describes; returns when it is shut down."""
    _load_kernel()
    from ipykernel.kernelapp import IPKernelApp

    app = IPKernelApp.instance()
    # The history in memory is needed for `1+1;`, and nothing of it may reach the disk.
    app.initialize(["-f", connection, "--HistoryManager.hist_file=:memory:", "--log-level=50"])
    import_quietly(modules)
    _set_prints_apart(app.shell)
    _limit_output(app.shell)
    _leave_by_exception(app.shell)
    _limit_memory()
    app.start()


def _load_kernel() -> None:
    """Import what every kernel needs. Half of its start is a debugger, which nobody uses here."""
    sys.modules["debugpy"] = None  # importing it fails, which ipykernel allows for
    import ipykernel.debugger
    import ipykernel.kernelapp
    import ipykernel.zmqshell  # noqa: F401

    del sys.modules["debugpy"]


def import_quietly(modules: Iterable[str]) -> None:
    """Import what the notebook will; one that fails is left to the cell that asks for it."""
    for name in modules:
        try:
            importlib.import_module(name)
        except Exception:
            continue


def _set_prints_apart(shell: object) -> None:
    """Send what a student's own code prints on a stream of its own, also when a check calls it.

    Whose it is, the innermost cell decides. What such code displays is dropped.
    """
    cells: dict[str, bool] = {}  # the file by which Python calls a cell: is it a student's
    plain, session, channel = sys.stdout.write, sys.stdout.session, sys.stdout.pub_thread
    apart: list[str] = []

    def is_theirs() -> bool:
        frame = sys._getframe(1)
        while frame and frame.f_code.co_filename not in cells:
            frame = frame.f_back
        return frame is not None and cells[frame.f_code.co_filename]

    def write(text: str) -> int | None:
        return apart.append(text) if is_theirs() else plain(text)

    def note(info: object) -> None:
        cells[shell.compile.get_code_name(info.raw_cell, "", 0)] = info.cell_id == ANSWER

    def send(_: object) -> None:
        if apart:
            content = {"name": ANSWER, "text": "".join(apart)}
            session.send(channel, "stream", content, parent=shell.parent_header)
            apart.clear()

    shell.events.register("pre_run_cell", note)
    shell.events.register("post_run_cell", send)
    shell.display_pub.register_hook(lambda message: None if is_theirs() else message)
    sys.stdout.write = write


def _limit_output(shell: object) -> None:
    """Make printing more than OUTPUT_LIMIT in one cell an exception, raised where it is printed.

    Text of a thread that an earlier cell started is dropped: it would spoil a cell that is right.
    """
    printed = 0
    earlier: set[threading.Thread] = set()

    def start_anew(*_: object) -> None:
        nonlocal printed, earlier
        printed, earlier = 0, set(threading.enumerate()) - ours

    def limited(write: Callable[[str], int | None]) -> Callable[[str], int | None]:
        def write_some(text: str) -> int | None:
            nonlocal printed
            if threading.current_thread() in earlier:
                return len(text)
            room = OUTPUT_LIMIT - printed
            if len(text) <= room:
                printed += len(text)
                return write(text)
            write(text[: max(room, 0)])
            printed = OUTPUT_LIMIT
            # In other threads (one collects what programs print) the rest is lost.
            if threading.current_thread() is threading.main_thread():
                raise OutputLimit(f"more than {OUTPUT_LIMIT:,} characters were printed")
            return len(text)

        return write_some

    ours = set(threading.enumerate())
    for moment in ("pre_run_cell", "post_run_cell"):
        shell.events.register(moment, start_anew)
    for stream in (sys.stdout, sys.stderr):
        stream.write = limited(stream.write)


def _leave_by_exception(shell: object) -> None:
    """Make quit() and exit() do what sys.exit() does; IPython's own end the kernel unseen."""

    def leave(*_: object) -> None:
        raise SystemExit

    for name in ("quit", "exit"):
        shell.user_ns[name] = leave
        setattr(builtins, name, leave)


def _limit_memory() -> None:
    """Let an allocation beyond the limit fail in Python; the other systems are watched outside."""
    if sys.platform != "linux":
        return
    import resource

    with open("/proc/self/statm") as status:  # noqa: PTH123
        size = int(status.read().split()[0]) * resource.getpagesize()
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    limit = size + MEMORY_LIMIT
    if hard == resource.RLIM_INFINITY or limit < hard:
        resource.setrlimit(resource.RLIMIT_AS, (limit, hard))


def fork_kernels(modules: Iterable[str]) -> None:
    """Fork a kernel for each line on stdin, {"connection", "folder", "environment"}; print its pid.

    The first line printed is how many threads there are after the imports: only with one is
    forking sound. Ends with its stdin, that is, with the process that started it.
    """
    _load_kernel()
    import_quietly([*modules, *_FOR_TRACEBACKS])
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system then buries the dead at once
    print(len(os.listdir("/proc/self/task")), flush=True)  # noqa: PTH208
    for line in sys.stdin:
        request = json.loads(line)
        pid = os.fork()
        if pid == 0:
            _become_kernel(**request)
        print(pid, flush=True)


def _become_kernel(connection: str, folder: str, environment: dict[str, str]) -> None:
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.setsid()
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        os.chdir(folder)
        os.environ.update(environment)
        run_kernel(connection)
    finally:
        os._exit(0)


def main() -> None:
    """`kernel CONNECTION MODULE...` serves one kernel, `fork MODULE...` forks many."""
    what, *rest = sys.argv[1:]
    if what == "fork":
        fork_kernels(rest)
    else:
        run_kernel(rest[0], rest[1:])
