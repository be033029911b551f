"""Fresh kernels for one notebook after another: prepared in advance, each used once."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from lessonkit.course.kernels.kernel import Kernel
from lessonkit.course.kernels.processes import CAN_FORK, Forks, StartedProcess


class Kernels:
    """Gives fresh kernels; `ready` of them wait in advance with `modules` imported.

    Where the system can fork (and `fork` allows it) they are forked, else started. Use it in a
    `with`: at its end no process is left.
    """

    def __init__(self, modules: Iterable[str] = (), *, ready: int = 0, fork: bool = True) -> None:
        """Begin to prepare; nothing waits here for a kernel to come up."""
        self._modules = tuple(modules)
        self._ready = ready
        self._waiting: deque[Kernel] = deque()
        self._forks = Forks(self._modules) if fork and CAN_FORK else None

    def __enter__(self) -> Kernels:
        """Return itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """End what was prepared and not used."""
        self.close()

    def take(self) -> Kernel:
        """Return a fresh kernel, which is then the caller's to close."""
        self._mend()
        kernel = self._waiting.popleft() if self._waiting else self._new()
        kernel.wait_ready()
        return kernel

    def prepare(self) -> None:
        """Start as many kernels as should wait; call it when there is nothing else to do."""
        self._mend()
        while len(self._waiting) < self._ready:
            self._waiting.append(self._new())

    def _new(self) -> Kernel:
        if self._forks and self._forks.is_sound():
            process = self._forks.fork()
        else:
            process = StartedProcess(self._modules)
        return Kernel(process, process.folder.connection)

    def _mend(self) -> None:
        """Replace a dead forking process: a cell can kill its parent, and what waits dies too."""
        if self._forks and not self._forks.is_alive():
            self.close()
            self._forks = Forks(self._modules)

    def close(self) -> None:
        """End what was prepared and not used."""
        for kernel in self._waiting:
            kernel.close()
        self._waiting.clear()
        if self._forks:
            self._forks.close()
