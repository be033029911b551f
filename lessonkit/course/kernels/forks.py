"""Kernels forked, in some milliseconds each, from a process that waits with its imports done."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from pathlib import Path

from lessonkit.course.kernels.folder import Folder
from lessonkit.course.kernels.processes import MARK, Look, Process, kill_marked, start_line
from lessonkit.course.kernels.removing import empty
from lessonkit.course.kernels.sandbox import HOME, SOCKETS, Sandbox

CAN_FORK = sys.platform == "linux"  # elsewhere system libraries do not survive a fork
_START_S = 60.0
_END_S = 5.0
_ANSWER_S = 10.0  # it answers in a millisecond, unless somebody stopped it


class ForksGoneError(Exception):
    """The forking process does not answer: it never came up, or a cell ended it."""


class Forks:
    """The forking process, seen from ours. With a `sandbox`, it and its kernels are in there.

    `bare` keeps the user's environment from the kernels, as a sandbox does anyway. They all have
    the `hash_seed` of the process they come from.
    """

    def __init__(
        self,
        modules: Iterable[str] = (),
        *,
        sandbox: Sandbox | None = None,
        bare: bool = False,
        hash_seed: str = "0",
    ) -> None:
        """Start it; the first fork waits for its imports."""
        self.sandbox = sandbox
        self.bare = bare or sandbox is not None
        # Where temporary folders have long names, sockets in ours would have too long ones.
        self.folder = Folder(bare=self.bare, under=Path("/tmp") if sandbox else None)
        self.shared = self.folder.root / "shared"
        self.shared.mkdir()
        self._mark = secrets.token_hex(8)
        before = sandbox.command(self.shared) if sandbox else []
        swept = os.pathsep.join(sandbox.swept) if sandbox else ""
        environment = self.folder.environment() | (sandbox.environment() if sandbox else {})
        command = [sys.executable, "-P", "-c", start_line("fork_server"), swept, *modules]
        self._popen = subprocess.Popen(
            [*before, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            cwd=self.folder.place,
            env=environment | {MARK: self._mark, "PYTHONHASHSEED": hash_seed or "random"},
            start_new_session=True,
        )
        self._heard = b""
        self._sound: bool | None = None
        self._asking = threading.Lock()

    def is_alive(self) -> bool:
        """Whether it still runs, and was not found silent."""
        return self._popen.poll() is None

    def is_sound(self) -> bool:
        """Whether it came up with a single thread; only then may it fork."""
        with self._asking:
            if self._sound is None:
                try:
                    self._sound = self._line(_START_S) == 1
                except ForksGoneError:
                    self._sound = False
        return self._sound

    def fork(self) -> ForkedProcess:
        """Return a new kernel's process. Raises ForksGoneError."""
        folder = self._folder_of_a_kernel()
        environment = folder.environment()
        # The parent of the kernel is the forking process, and that ends when we do; where it is
        # process 1, the kernel ends with it anyway.
        environment["JPY_PARENT_PID"] = "1" if self.sandbox else str(self._popen.pid)
        try:
            pid = self.ask(
                "fork",
                connection=str(folder.seen / folder.file.name),
                folder=str(folder.place_seen),
                environment=environment,
            )
        except ForksGoneError:
            folder.remove()
            raise
        return ForkedProcess(self, int(pid), folder)

    def fork_plain(self, connection: str, folder: str, environment: dict[str, str]) -> int:
        """Return the number of a new kernel without our guards. Raises ForksGoneError."""
        environment = environment | {"JPY_PARENT_PID": str(self._popen.pid)}
        what = {"connection": connection, "folder": folder, "environment": environment}
        return int(self.ask("fork", guarded=False, **what))

    def _folder_of_a_kernel(self) -> Folder:
        if not self.sandbox:
            return Folder(bare=self.bare)
        return Folder(bare=True, under=self.shared, seen_under=SOCKETS, home=HOME)

    def ask(self, do: str, **what: object) -> object:
        """Return its answer to one request, of any thread. Raises ForksGoneError."""
        try:
            with self._asking:
                self._popen.stdin.write(json.dumps({"do": do} | what).encode() + b"\n")
                return self._line(_ANSWER_S)
        except (OSError, ValueError) as error:  # also: closed by another thread meanwhile
            raise ForksGoneError from error

    def _line(self, seconds: float) -> object:
        deadline = time.monotonic() + seconds
        while b"\n" not in self._heard:
            left = deadline - time.monotonic()
            ready = select.select([self._popen.stdout], [], [], max(left, 0))[0]
            some = os.read(self._popen.stdout.fileno(), 65536) if ready else b""
            if not some:  # it is gone, or it stands still
                self._popen.kill()
                raise ForksGoneError
            self._heard += some
        line, self._heard = self._heard.split(b"\n", 1)
        return json.loads(line)

    def forget(self) -> None:
        """Remove what a kernel in a sandbox left in the one folder that it shares with us."""
        empty(self.shared)

    def end_all(self) -> None:
        """End it, and with it all that it forked and what those started."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._popen.pid, signal.SIGKILL)  # with bubblewrap, if it just comes up
        self._popen.wait()  # process 1 takes its whole world along
        if not self.sandbox:
            kill_marked(self._mark)

    def close(self) -> None:
        """End the forking process, which first ends what it forked."""
        with contextlib.suppress(OSError):
            self._popen.stdin.close()
        try:
            self._popen.wait(_END_S)
        except subprocess.TimeoutExpired:
            self.end_all()
        self._popen.stdout.close()
        self.folder.remove()


class ForkedProcess(Process):
    """A kernel forked by `Forks`, through which it is reached: its number is known there alone."""

    def __init__(self, forks: Forks, pid: int, folder: Folder) -> None:
        """Take charge of the process and its folder."""
        self._forks = forks
        self._pid = pid
        self.folder = folder

    def look(self) -> Look:
        """Return how it and all that it started are now."""
        try:
            return Look(**self._forks.ask("look", pid=self._pid))
        except ForksGoneError:
            return Look(alive=False)

    def is_alive(self) -> bool:
        """Whether the process still runs."""
        try:
            return bool(self._forks.ask("alive", pid=self._pid))
        except ForksGoneError:
            return False

    def interrupt(self) -> None:
        """Raise KeyboardInterrupt in it."""
        with contextlib.suppress(ForksGoneError):
            self._forks.ask("interrupt", pid=self._pid)

    def kill(self) -> None:
        """End it and all that it started; with the forking process, where that is not enough."""
        with contextlib.suppress(ForksGoneError):
            if self._forks.ask("end", pid=self._pid):
                return
        self._forks.end_all()

    def close(self) -> None:
        """End it and remove its folder, and what else it left."""
        super().close()
        self._forks.forget()
