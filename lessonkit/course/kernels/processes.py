"""The processes of kernels: started one by one, or forked from one that is ready."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from lessonkit.course.kernels.environment import kernel_environment

PACKAGE_ROOT = str(Path(__file__).resolve().parents[3])
# -P and append: neither the folder we are in nor the course hides a module of Python.
_START = (
    f"import sys; sys.path.append({PACKAGE_ROOT!r}); "
    "from lessonkit.course.kernels.student_process import main; main()"
)
CAN_FORK = sys.platform == "linux"  # elsewhere system libraries do not survive a fork
_CHANNELS = ("shell", "iopub", "stdin", "control", "hb")


class Folder:
    """A kernel's own folder: the cells run in `place`; profile and sockets lie beside it."""

    def __init__(self) -> None:
        """Make the folder; only this user can look into it."""
        self.root = Path(tempfile.mkdtemp(prefix="lesson-"))
        self.place = self.root / "here"
        self.place.mkdir()
        self.connection = self._connection()
        self.file = self.root / "connection.json"
        self.file.write_text(json.dumps(self.connection), encoding="utf-8")

    def _connection(self) -> dict:
        common = {"key": secrets.token_hex(16), "signature_scheme": "hmac-sha256"}
        sockets = str(self.root / "s")
        # Sockets in the folder are out of reach of other users; their path has a limit of 104.
        if sys.platform != "win32" and len(sockets) < 95:
            ports = {f"{name}_port": n for n, name in enumerate(_CHANNELS, 1)}
            return common | {"transport": "ipc", "ip": sockets} | ports
        return common | {"transport": "tcp", "ip": "127.0.0.1"} | _free_ports()

    def environment(self) -> dict[str, str]:
        """Return the environment of the kernel: no setting of the user reaches it."""
        environment = kernel_environment(self.root)
        # One thread for numpy: a process with threads cannot be forked, and the data are small.
        single = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")
        environment |= single | {"PYTHONUTF8": "1", "JPY_PARENT_PID": str(os.getpid())}
        if paths := environment.get("PYTHONPATH"):  # the kernel works in another folder than we do
            absolute = (str(Path(path).absolute()) for path in paths.split(os.pathsep) if path)
            environment["PYTHONPATH"] = os.pathsep.join(absolute)
        return environment

    def remove(self) -> None:
        """Delete the folder and what the cells wrote into it."""
        shutil.rmtree(self.root, ignore_errors=True)


def _free_ports() -> dict[str, int]:
    sockets = [socket.socket() for _ in _CHANNELS]
    for one in sockets:
        one.bind(("127.0.0.1", 0))
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return {f"{name}_port": port for name, port in zip(_CHANNELS, ports, strict=True)}


class Process:
    """A kernel's process and folder. Subclasses say how it was started and whether it lives."""

    def __init__(self, pid: int, folder: Folder) -> None:
        """Take charge of the process `pid` and of its folder."""
        self.pid = pid
        self.folder = folder

    def is_alive(self) -> bool:
        """Whether the process still runs."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.kill(self.pid, 0)
            return True
        return False

    def interrupt(self) -> None:
        """Raise KeyboardInterrupt in it, as Jupyter's stop button does."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGINT)

    def memory(self) -> int:
        """Return the bytes it holds in memory now."""
        import psutil

        with contextlib.suppress(psutil.Error):
            return psutil.Process(self.pid).memory_info().rss
        return 0

    def _end_children(self) -> None:
        """End its children and theirs: one that began a session of its own is in no group."""
        import psutil

        with contextlib.suppress(psutil.Error):
            for child in psutil.Process(self.pid).children(recursive=True):
                with contextlib.suppress(psutil.Error):
                    child.kill()

    def kill(self) -> None:
        """End it, its children and the processes of its group, at once."""
        if self.is_alive():
            self._end_children()
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.pid, signal.SIGKILL)

    def close(self) -> None:
        """End it and remove its folder."""
        self.kill()
        self.folder.remove()


class StartedProcess(Process):
    """A kernel that was started as any program is, on every system."""

    def __init__(self, modules: Iterable[str] = ()) -> None:
        """Start it; it will import `modules` before it says it is ready."""
        from jupyter_client.launcher import launch_kernel

        folder = Folder()
        self._popen = launch_kernel(
            [sys.executable, "-P", "-c", _START, "kernel", str(folder.file), *modules],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=str(folder.place),
            env=folder.environment(),
        )
        super().__init__(self._popen.pid, folder)

    def is_alive(self) -> bool:
        """Whether the process still runs."""
        return self._popen.poll() is None

    def interrupt(self) -> None:
        """Raise KeyboardInterrupt in it; Windows has an event in place of the signal."""
        if sys.platform != "win32":
            super().interrupt()
            return
        from jupyter_client.win_interrupt import send_interrupt

        send_interrupt(self._popen.win32_interrupt_event)

    def kill(self) -> None:
        """End it and its children, with its group where systems have groups."""
        if sys.platform == "win32":
            self._end_children()
            self._popen.kill()
        elif self.is_alive():
            super().kill()
        self._popen.wait()


class Forks:
    """A process that has imported all that kernels need, and forks them in some milliseconds."""

    def __init__(self, modules: Iterable[str] = ()) -> None:
        """Start it; the first fork waits for its imports."""
        self._folder = Folder()
        self._popen = subprocess.Popen(
            [sys.executable, "-P", "-c", _START, "fork", *modules],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=self._folder.place,
            env=self._folder.environment(),
            start_new_session=True,
        )
        self._sound: bool | None = None

    def is_alive(self) -> bool:
        """Whether it still runs."""
        return self._popen.poll() is None

    def is_sound(self) -> bool:
        """Whether it came up with a single thread; only then may it fork."""
        if self._sound is None:
            self._sound = self._popen.stdout.readline().strip() == "1"
        return self._sound

    def fork(self) -> Process:
        """Return a new kernel's process."""
        folder = Folder()
        # The parent of the kernel is the forking process, and that ends when we do.
        environment = folder.environment() | {"JPY_PARENT_PID": str(self._popen.pid)}
        request = {
            "connection": str(folder.file),
            "folder": str(folder.place),
            "environment": environment,
        }
        self._popen.stdin.write(json.dumps(request) + "\n")
        self._popen.stdin.flush()
        return Process(int(self._popen.stdout.readline()), folder)

    def close(self) -> None:
        """End the forking process; kernels that live on are closed by those who use them."""
        with contextlib.suppress(BrokenPipeError):
            self._popen.stdin.close()
        self._popen.kill()
        self._popen.wait()
        self._popen.stdout.close()
        self._folder.remove()
