"""Forked kernels for all that speaks to Jupyter's own kernel managers: nbclient, nbval, a server.

A kernel.json whose metadata has `{"kernel_provisioner": {"provisioner_name": "lessonkit-forked"}}`
asks for it. Such a kernel is a plain one, without the guards around a student's answers.
"""

from __future__ import annotations

import atexit
import signal
import time
from functools import cache
from pathlib import Path

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning import LocalProvisioner

from lessonkit.course.kernels.forks import Forks, ForksGoneError

NAME = "lessonkit-forked"
# What lessons import and is slow to. Not pyplot, which looks for its notebook when it is imported.
MODULES = ("numpy", "sklearn.feature_extraction.text", "matplotlib.figure", "ipywidgets")


class ForkedProvisioner(LocalProvisioner):
    """Forks each kernel from a process with the imports done, used for nothing else."""

    async def launch_kernel(self, cmd: list[str], **kwargs: object) -> KernelConnectionInfo:
        """Fork a kernel for the manager's connection file; start one where that cannot be."""
        environment = dict(kwargs.get("env") or {})
        forks = _forks(environment.get("PYTHONHASHSEED", ""))
        self.cwd = str(kwargs.get("cwd") or Path.cwd())
        try:
            if not forks.is_sound():
                return await super().launch_kernel(cmd, **kwargs)
            self.pid = forks.fork_plain(self.parent.connection_file, self.cwd, environment)
        except ForksGoneError:
            return await super().launch_kernel(cmd, **kwargs)
        self.process = _Popen(forks, self.pid)
        return self.connection_info


@cache
def _forks(hash_seed: str) -> Forks:
    """The forking process for a hash seed, which no process can change once it runs."""
    forks = Forks(MODULES, hash_seed=hash_seed)
    atexit.register(forks.close)
    return forks


class _Popen:
    """As much of a subprocess.Popen as a provisioner uses, for a process that is not our child."""

    stdin = stdout = stderr = None

    def __init__(self, forks: Forks, pid: int) -> None:
        self._forks = forks
        self.pid = pid

    def poll(self) -> int | None:
        try:
            return None if self._forks.ask("look", pid=self.pid)["alive"] else 0
        except ForksGoneError:
            return -signal.SIGKILL

    def wait(self) -> int:
        while (status := self.poll()) is None:
            time.sleep(0.01)
        return status

    def send_signal(self, number: int) -> None:
        try:
            self._forks.ask("interrupt" if number == signal.SIGINT else "end", pid=self.pid)
        except ForksGoneError as error:
            raise ProcessLookupError from error

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)
