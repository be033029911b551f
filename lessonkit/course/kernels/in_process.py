"""A kernel without a process of its own: it runs cells in the very Python that judges them.

For a browser, whose Python cannot start another. What it cannot keep apart, `LIMITS` says.
"""

from __future__ import annotations

import ast
import builtins
import linecache
import os
import sys
import time
import traceback
from types import FrameType, ModuleType

from lessonkit.course.kernels.cell_run import CellRun
from lessonkit.course.kernels.outputs import storable
from lessonkit.course.kernels.put_back import Borrowed, put_back
from lessonkit.course.kernels.shown import Shown
from lessonkit.course.kernels.student_process import TEXT_LIMIT
from lessonkit.course.notebooks.parsed import statements

LIMITS = (
    "Checked by the Python of this page, which your code shares: what it changes in Python's own "
    "modules reaches the check, and its memory has no limit but the browser's. What does not come "
    "to an end outside your own lines is ended by Kernel, Restart Kernel; your notebook keeps its "
    "text. Nobody is graded by this."
)

# Up to Python 3.11 a loop that stands in one line is a line that never ends.
_ONE_LINE_IS_SILENT = sys.version_info < (3, 12)


class StdinNotImplementedError(RuntimeError):
    """Nobody is there to type; a kernel of Jupyter's says it by the same name."""


class _Late(BaseException):
    """A cell's time is over."""


class _Gone(BaseException):
    """A cell ended Python, or would have."""


class KernelsHere:
    """Gives kernels that are no process: one at a time, each closed before the next."""

    def __enter__(self) -> KernelsHere:
        """Return itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is left to end."""

    def take(self) -> KernelHere:
        """Return a kernel with no names in it yet."""
        return KernelHere()


class KernelHere:
    """Runs a notebook's cells under names of their own, and puts back what they changed."""

    def __init__(self) -> None:
        """Take what is needed of this Python; `close` gives it back."""
        self._borrowed = Borrowed()
        self._main = ModuleType("__main__")
        self._cells: dict[str, bool] = {}  # the name of a cell's file: is it a student's

    def close(self) -> None:
        """Leave this Python as it was, as far as we can."""
        for name in self._cells:
            linecache.cache.pop(name, None)
        self._borrowed.give_back()

    def run(self, source: str, seconds: float, *, answer: bool = False) -> CellRun:
        """Run one cell; a loop in a cell's own lines is ended after `seconds`."""
        count = len(self._cells) + 1
        name = f"Cell In[{count}]"
        self._cells[name] = answer
        shown = Shown(self._cells)
        watch = _Watch(self._cells, time.monotonic() + seconds)
        end, error = "ok", ("", "", ())
        with put_back(), shown.listening():
            _refuse_what_ends_or_asks()
            sys.modules["__main__"] = self._main
            try:
                if any(self._cells.values()):  # before, nothing of a student's can run
                    sys.settrace(watch.enter)
                self._execute(source, name, shown)
            except _Gone:
                end = "dead"
            except BaseException as raised:
                sys.settrace(None)
                end, error = "error", _told(raised, name)
        end = "endless" if watch.is_late else end
        return CellRun(end, shown.outputs(), *(error if end == "error" else ("", "", ())), count)

    def _execute(self, source: str, name: str, shown: Shown) -> None:
        """Run the lines, and show the value of the last one as a notebook does."""
        names = vars(self._main)
        source = _as_python(source)
        lines = source.splitlines(keepends=True)
        linecache.cache[name] = (len(source), None, lines, name)
        tree = ast.parse(source, name)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, name, "exec", dont_inherit=True), names)
        if last:
            value = eval(
                compile(ast.Expression(last.value), name, "eval", dont_inherit=True), names
            )
            if value is not None and not source.rstrip().endswith(";"):
                shown.value(value)


def _as_python(source: str) -> str:
    """Return the source with IPython's own signs, such as `%time`, as calls, where it has some."""
    if statements(source):
        return source
    try:
        from IPython.core.inputtransformer2 import TransformerManager
    except ImportError:
        return source
    return TransformerManager().transform_cell(source)


def _refuse_what_ends_or_asks() -> None:
    """Make leaving Python an exception, and asking for input one; `put_back` undoes it.

    So is a recursion that goes deeper than now: in a page it would end Python.
    """
    deepest, allow = sys.getrecursionlimit(), sys.setrecursionlimit

    def leave(*_: object) -> None:
        raise SystemExit

    def gone(*_: object) -> None:
        raise _Gone

    def ask(*_: object) -> None:
        raise StdinNotImplementedError("nobody is there to type")

    builtins.exit = builtins.quit = leave
    builtins.input = ask
    os._exit = os.abort = gone
    sys.setrecursionlimit = lambda depth: allow(min(depth, deepest))


def _told(raised: BaseException, name: str) -> tuple[str, str, tuple[str, ...]]:
    """The exception's name, its words, and the cells' lines it came through, as a kernel tells."""
    seen = traceback.extract_tb(raised.__traceback__)
    frames = [f"{one.filename}, line {one.lineno}" for one in seen if "Cell In[" in one.filename]
    if isinstance(raised, SystemExit):  # a kernel says no line of it
        frames = []
    if isinstance(raised, RecursionError):  # the last may be our watch, at the line of a `def`
        frames = frames[:-1]
    try:
        words = str(raised)
    except Exception:  # a class of the student's own may fail even in this
        words = ""
    if isinstance(raised, SyntaxError) and raised.filename == name:
        frames.append(f"{name}, line {raised.lineno}")
        words = raised.msg
    return type(raised).__name__, storable(words[:TEXT_LIMIT]), tuple(frames)


class _Watch:
    """Ends a cell when its time is over, at the next line of a cell that Python comes to."""

    def __init__(self, cells: dict[str, bool], deadline: float) -> None:
        self._cells, self._deadline, self._now = cells, deadline, time.monotonic
        self.is_late = False

    def enter(self, frame: FrameType, *_: object) -> object:
        """Follow the lines of a cell, and of the functions in it, and no others."""
        if frame.f_code.co_filename not in self._cells:
            return None
        frame.f_trace_opcodes = _ONE_LINE_IS_SILENT
        return self._line

    def _line(self, *_: object) -> object:
        if self._now() > self._deadline:
            self.is_late = True
            raise _Late
        return self._line
