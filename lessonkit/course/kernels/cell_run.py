"""What running a cell gives, and what runs one: all that a judge knows of a kernel.

It imports nothing but Python's own, so that judging works where no process can be started.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

PROCESS_LIMIT = 100  # a kernel, and what it started
WRITTEN_LIMIT = 512 * 1024**2  # bytes of files


@dataclass(frozen=True, slots=True)
class CellRun:
    """What running a cell gave. `end` is "ok", "error", "endless", "dead", "flood", "memory",
    "crowd" or "disk".

    `count` is the cell's number in the kernel, as in `In [3]`.
    """

    end: str
    outputs: tuple[dict, ...] = ()
    ename: str = ""
    evalue: str = ""
    traceback: tuple[str, ...] = ()
    count: int = 0


class RunsCells(Protocol):
    """A kernel as a judge sees it: fresh, for one notebook."""

    def run(self, source: str, seconds: float, *, answer: bool = False) -> CellRun:
        """Run one cell for at most `seconds`; never raises for what the cell does."""

    def close(self) -> None:
        """Leave nothing of it behind."""


class GivesKernels(Protocol):
    """Where kernels come from: each is used for one notebook, and closed by who took it."""

    def take(self) -> RunsCells:
        """Return a fresh kernel."""
