"""What a student's cell may change in a Python that it shares with us, put back afterwards."""

from __future__ import annotations

import builtins
import contextlib
import importlib
import os
import random
import sys
import tempfile
from collections.abc import Iterator
from types import ModuleType

_NAMES = ("stdin", "stdout", "stderr", "displayhook", "excepthook", "setrecursionlimit")


@contextlib.contextmanager
def put_back() -> Iterator[None]:
    """Give back Python's own names, its streams, `sys.path` and `__main__` as they were before.

    What a cell changes inside other modules stays changed.
    """
    names, python = vars(builtins), dict(vars(builtins))
    streams = [(name, getattr(sys, name)) for name in _NAMES]
    ends, main, path = (os._exit, os.abort), sys.modules["__main__"], list(sys.path)
    tracing, depth = sys.gettrace(), sys.getrecursionlimit()
    try:
        yield
    finally:
        sys.settrace(tracing)
        names.update(python)  # first of all, for what follows uses them
        for name in names.keys() - python.keys():
            del names[name]
        for name, value in streams:
            setattr(sys, name, value)
        (os._exit, os.abort), sys.modules["__main__"] = ends, main
        sys.path[:] = path
        sys.setrecursionlimit(depth)


class Borrowed:
    """The kit loaded anew, lots that fall the same each time, and an empty folder to work in.

    `give_back` undoes it: what a notebook did to the kit before, it finds again.
    """

    def __init__(self) -> None:
        """Take what a check needs from this Python."""
        self._kit = {name: sys.modules.pop(name) for name in list(sys.modules) if _is_kit(name)}
        self._lots = random.getstate()
        random.setstate(random.Random(0).getstate())
        self._folder, self._place = os.getcwd(), tempfile.TemporaryDirectory()  # noqa: PTH109
        os.chdir(self._place.name)
        importlib.invalidate_caches()

    def give_back(self) -> None:
        """Put all of it back; a second time does nothing."""
        kit, self._kit = self._kit, {}
        if not kit:
            return
        for name in [name for name in sys.modules if _is_kit(name)]:
            del sys.modules[name]
        sys.modules.update(kit)
        random.setstate(self._lots)
        os.chdir(self._folder)
        with contextlib.suppress(OSError):
            self._place.cleanup()


def _is_kit(name: str) -> bool:
    """Whether a module is one of those that are taught, and none of the course's machinery."""
    parts = name.split(".")
    return parts[0] == "lessonkit" and parts[1:2] != ["course"]


def new_main() -> ModuleType:
    """Return an empty module in the place of `__main__`, in which cells run."""
    main = ModuleType("__main__")
    sys.modules["__main__"] = main
    return main
