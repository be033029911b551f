"""Fresh kernels for one notebook after another: prepared in advance, each used once."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterable

from lessonkit.course.kernels.forks import CAN_FORK, Forks, ForksGoneError
from lessonkit.course.kernels.kernel import Kernel, NoKernelError
from lessonkit.course.kernels.processes import Process, StartedProcess
from lessonkit.course.kernels.sandbox import Sandbox

_TRIES = 3


class Kernels:
    """Gives fresh kernels; `ready` of them wait in advance with `modules` imported.

    Where the system can fork (and `fork` allows it) they are forked, else started. Those of a
    `sandbox` are forked in there, one at a time. With `bare` the user's environment does not
    reach them. Use it in a `with`: at its end no process is left.
    """

    def __init__(
        self,
        modules: Iterable[str] = (),
        *,
        ready: int = 0,
        fork: bool = True,
        sandbox: Sandbox | None = None,
        bare: bool = False,
    ) -> None:
        """Take note of what is wanted; nothing is started before somebody asks for it."""
        self._modules = tuple(modules)
        self._ready = ready
        self._sandbox = sandbox
        self._bare = bare
        self._changing = threading.Lock()
        self._waiting: deque[Kernel] = deque()
        self._may_fork = fork and CAN_FORK
        self._forks: Forks | None = None

    def __enter__(self) -> Kernels:
        """Return itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """End what was prepared and not used."""
        self.close()

    @property
    def is_sandboxed(self) -> bool:
        """Whether kernels come from a sandbox that works; waits for it to come up."""
        with self._changing:
            self._mend()
        return bool(self._sandbox and self._forks and self._forks.is_sound())

    def take(self) -> Kernel:
        """Return a fresh kernel, which is then the caller's to close. Any thread may ask."""
        with self._changing:
            self._mend()
            kernel = self._waiting.popleft() if self._waiting else self._new()
        kernel.wait_ready()
        return kernel

    def prepare(self) -> None:
        """Start as many kernels as should wait; call it when there is nothing else to do."""
        with self._changing:
            self._mend()
            while len(self._waiting) < self._ready:
                self._waiting.append(self._new())

    def _new_forks(self) -> Forks:
        return Forks(self._modules, sandbox=self._sandbox, bare=self._bare)

    def _new(self) -> Kernel:
        process = self._process()
        return Kernel(process, process.folder.connection)

    def _process(self) -> Process:
        for _ in range(_TRIES):
            if not (self._forks and self._forks.is_sound()):
                break
            try:
                return self._forks.fork()
            except ForksGoneError:  # a cell stopped it a moment ago
                self._mend()
        if self._sandbox:
            raise NoKernelError("no kernel could be forked in the sandbox")
        return StartedProcess(self._modules, bare=self._bare)

    def _mend(self) -> None:
        """Start the forking process, also in the place of a dead one: a cell can kill its parent.

        What waits dies with it.
        """
        if self._may_fork and not (self._forks and self._forks.is_alive()):
            self.close()
            self._forks = self._new_forks()

    def end_forks(self) -> None:
        """End the forking process and what it forked, also while another thread uses it."""
        if self._forks:
            self._forks.end_all()

    def close(self) -> None:
        """End what was prepared and not used."""
        for kernel in self._waiting:
            kernel.close()
        self._waiting.clear()
        if self._forks:
            self._forks.close()
