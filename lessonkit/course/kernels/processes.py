"""The process of a kernel: how it is looked after, and one that was started as any program is."""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from lessonkit.course.kernels.folder import Folder

PACKAGE_ROOT = str(Path(__file__).resolve().parents[3])
MARK = "LESSON_KERNEL"  # in the environment of all that a kernel starts, whoever its parent is


def start_line(module: str) -> str:
    """Return the Python that calls `main` of one of our modules.

    Of this very package, whatever other is installed. Used with -P, and appending: neither the
    folder we are in nor the course hides a module of Python.
    """
    package = str(Path(PACKAGE_ROOT) / "lessonkit")
    return (
        "import sys; from importlib.util import module_from_spec, spec_from_file_location\n"
        f"sys.path.append({PACKAGE_ROOT!r})\n"
        f"where = {{'submodule_search_locations': [{package!r}]}}\n"
        f"spec = spec_from_file_location('lessonkit', {package + '/__init__.py'!r}, **where)\n"
        "sys.modules['lessonkit'] = module_from_spec(spec)\n"
        "spec.loader.exec_module(sys.modules['lessonkit'])\n"
        f"from lessonkit.course.kernels.{module} import main; main()"
    )


@dataclass(frozen=True, slots=True)
class Look:
    """Whether a kernel lives; how many processes it is, with all it started, and their bytes."""

    alive: bool
    processes: int = 0
    memory: int = 0


class Process:
    """A kernel's process and its folder. Subclasses say how it is reached."""

    folder: Folder

    def look(self) -> Look:
        """Return how it is now."""
        raise NotImplementedError

    def is_alive(self) -> bool:
        """Whether the process still runs."""
        return self.look().alive

    def interrupt(self) -> None:
        """Raise KeyboardInterrupt in it, as Jupyter's stop button does."""
        raise NotImplementedError

    def kill(self) -> None:
        """End it and all that it started, at once."""
        raise NotImplementedError

    def close(self) -> None:
        """End it and remove its folder."""
        self.kill()
        self.folder.remove()


class StartedProcess(Process):
    """A kernel that was started as any program is, on every system."""

    def __init__(self, modules: Iterable[str] = (), *, bare: bool = False) -> None:
        """Start it; it will import `modules` before it says it is ready."""
        from jupyter_client.launcher import launch_kernel

        self.folder = Folder(bare=bare)
        self._mark = secrets.token_hex(8)
        self._popen = launch_kernel(
            [sys.executable, "-P", "-c", start_line("student_process"), self.folder.file, *modules],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=str(self.folder.place),
            env=self.folder.environment() | {MARK: self._mark},
        )

    def look(self) -> Look:
        """Return how it and its children are now."""
        import psutil

        if self._popen.poll() is not None:
            return Look(alive=False)
        sizes = []
        with contextlib.suppress(psutil.Error):
            one = psutil.Process(self._popen.pid)
            for each in (one, *one.children(recursive=True)):
                with contextlib.suppress(psutil.Error):
                    sizes.append(each.memory_info().rss)
        return Look(True, len(sizes), sum(sizes))

    def is_alive(self) -> bool:
        """Whether the process still runs."""
        return self._popen.poll() is None

    def interrupt(self) -> None:
        """Raise KeyboardInterrupt in it; Windows has an event in place of the signal."""
        if sys.platform != "win32":
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._popen.pid, signal.SIGINT)
            return
        from jupyter_client.win_interrupt import send_interrupt

        send_interrupt(self._popen.win32_interrupt_event)

    def kill(self) -> None:
        """End it, and what bears its mark."""
        self._popen.kill()
        self._popen.wait()
        kill_marked(self._mark)


def kill_marked(mark: str) -> None:
    """End every process of this user that has `mark` in its environment, parents or not."""
    import psutil

    for _ in range(10):  # one may start another while we look
        found = [one for one in psutil.process_iter() if _mark_of(one) == mark]
        if not found:
            return
        for one in found:
            with contextlib.suppress(psutil.Error):
                one.kill()
        psutil.wait_procs(found, timeout=1)


def _mark_of(process: object) -> str:
    import psutil

    with contextlib.suppress(psutil.Error, OSError):
        if process.status() != psutil.STATUS_ZOMBIE:
            return process.environ().get(MARK, "")
    return ""
