"""The process in which a student's cells run: an IPython kernel of its own, with a few guards.

It is started anew for each notebook, or forked from one that is ready: see `fork_server`. It
imports nothing of the course but this file.
"""

from __future__ import annotations

import ast
import builtins
import hashlib
import importlib
import os
import random
import sys
import threading
import warnings
from collections.abc import Callable, Iterable

OUTPUT_LIMIT = 100_000  # characters a cell may print
TEXT_LIMIT = 100_000  # characters of a value that is shown, or of an exception's message
ANSWER = "answer"  # the id of a student's cell, and the stream of what its code prints
MEMORY_LIMIT = 4 * 1024**3  # bytes beyond what the kernel has when it is ready
FILE_LIMIT = 256 * 1024**2  # bytes of one file


class OutputLimit(Exception):  # noqa: N818 - its name is read by students
    """A cell printed more than OUTPUT_LIMIT characters."""


def run_kernel(connection: str, modules: Iterable[str] = (), *, guarded: bool = True) -> None:
    """Serve the kernel that the connection file describes; returns when it is shut down.

    It is a plain one unless it is `guarded` against what a student's cells may do.
    """
    load_kernel()
    from ipykernel.kernelapp import IPKernelApp

    app = IPKernelApp.instance(connection_file=connection, log_level=50)
    app.parse_command_line = lambda _: None  # there is none, and its parser takes its time
    # ipykernel reads this at its import, which in a forked process was before there was a parent.
    app.parent_handle = int(os.environ.get("JPY_PARENT_PID", "0"))
    # The history in memory is needed for `1+1;`, and nothing of it may reach the disk.
    app.config.HistoryManager.hist_file = ":memory:"
    app.initialize([])
    import_quietly(modules)
    if guarded:
        _guard(app.shell)
    app.start()


def _guard(shell: object) -> None:
    shell.InteractiveTB.set_mode("Plain")  # of a traceback the lines are read, not the context
    _leave_out_the_unseen(shell)
    _draw_the_same_lots(shell)
    _set_prints_apart(shell)
    _limit_output(shell)
    _limit_messages(shell)
    _leave_by_exception(shell)
    _limit_memory_and_files()


def _leave_out_the_unseen(shell: object) -> None:
    """Make each cell cheaper: nobody reads colours, nor a history of errors."""
    from ipykernel.compiler import get_tmp_directory

    folder, transform = get_tmp_directory(), shell.transform_cell

    def name(source: str, *_: object) -> str:  # ipykernel's own hash is made in Python
        digest = hashlib.sha256(source.encode("utf-8", "replace")).digest()
        return f"{folder}/{int.from_bytes(digest[:6])}.py"

    shell.colors = "nocolor"
    shell.compile.get_code_name = name
    shell.transform_cell = lambda source: _as_it_is(source) or transform(source)
    shell._format_exception_for_storage = lambda *_, **__: {}


def _as_it_is(source: str) -> str:
    """Return a cell that IPython would not transform, which takes it long; empty for another.

    Such a one is Python, has several lines, and begins with a comment as ours do.
    """
    if not source.startswith("#") or "\n" not in source.strip():
        return ""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # they come when the cell is run
            ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ""
    return source if source.endswith("\n") else source + "\n"


def load_kernel() -> None:
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


def _draw_the_same_lots(shell: object) -> None:
    """Make an answer that draws lots draw the same ones each time it is checked.

    What the kernel itself draws between two cells, now more and now less, counts for nothing.
    """
    state, get, put = random.Random(0).getstate(), random.getstate, random.setstate

    def keep(*_: object) -> None:
        nonlocal state
        state = get()

    shell.events.register("pre_run_cell", lambda *_: put(state))
    shell.events.register("post_run_cell", keep)
    if numpy := sys.modules.get("numpy"):
        numpy.random.seed(0)


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


def _limit_messages(shell: object) -> None:
    """Cut long texts in what is sent: a value's, an exception's; printing has its own limit."""
    session = shell.kernel.session
    whole = session.send

    def send(stream: object, kind: object, content: object = None, *rest: object, **more: object):
        if isinstance(kind, dict):  # a message that is whole already
            return whole(stream, kind | {"content": _cut(kind["content"])}, content, *rest, **more)
        return whole(stream, kind, _cut(content), *rest, **more)

    session.send = send


def _cut(content: object) -> object:
    if isinstance(content, str):  # halves of characters cannot be sent
        return content[:TEXT_LIMIT].encode("utf-8", "replace").decode("utf-8")
    if isinstance(content, dict):
        return {key: _cut(value) for key, value in content.items()}
    if isinstance(content, list):
        return [_cut(value) for value in content]
    return content


def _leave_by_exception(shell: object) -> None:
    """Make quit() and exit() do what sys.exit() does; IPython's own end the kernel unseen."""

    def leave(*_: object) -> None:
        raise SystemExit

    for name in ("quit", "exit"):
        shell.user_ns[name] = leave
        setattr(builtins, name, leave)


def _limit_memory_and_files() -> None:
    """Let what is beyond the limits fail in Python, memory on Linux alone: see `kernel`."""
    if sys.platform == "win32":
        return
    import resource

    _lower(resource.RLIMIT_FSIZE, FILE_LIMIT)
    if sys.platform == "linux":
        with open("/proc/self/statm") as status:  # noqa: PTH123
            size = int(status.read().split()[0]) * resource.getpagesize()
        _lower(resource.RLIMIT_AS, size + MEMORY_LIMIT)


def _lower(what: int, limit: int) -> None:
    import resource

    hard = resource.getrlimit(what)[1]
    if hard == resource.RLIM_INFINITY or limit < hard:
        resource.setrlimit(what, (limit, limit))


def main() -> None:
    """`CONNECTION MODULE...`: serve one kernel."""
    run_kernel(sys.argv[1], sys.argv[2:])
