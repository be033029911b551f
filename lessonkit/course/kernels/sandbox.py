"""Bubblewrap around the process that forks kernels: no network, no file but what they need."""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

HOME = PurePosixPath("/home/student")
SOCKETS = PurePosixPath("/run/lesson")  # where our folder is seen from inside
DISK_LIMIT = 256 * 1024**2  # bytes in each folder that can be written to
_SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/nix/store", "/gnu/store")
_SETTINGS = ("ld.so.cache", "ld.so.conf", "ld.so.conf.d", "alternatives", "fonts", "localtime")


@dataclass(frozen=True, slots=True)
class Sandbox:
    """What the cells in it may read besides Python and the system's programs.

    `hidden` folders are empty there, though they lie in one that may be read.
    """

    readable: tuple[Path, ...]
    hidden: tuple[Path, ...] = ()

    @property
    def swept(self) -> tuple[str, ...]:
        """The folders, in memory, that can be written to; they are emptied after each kernel."""
        in_tmp = any(Path(path).is_relative_to("/tmp") for path in self._seen())
        return (str(HOME), "/dev/shm", *([] if in_tmp else ["/tmp"]))

    def command(self, ours: Path) -> list[str]:
        """Return the words to put before a command, which then is process 1 of its own world.

        `ours` is the one folder that is shared with it, seen as SOCKETS.
        """
        return [
            *"bwrap --unshare-user --unshare-all --die-with-parent --as-pid-1".split(),
            *"--new-session --uid 1000 --gid 1000 --hostname lesson".split(),
            *"--proc /proc --dev /dev".split(),
            *(word for path in self.swept for word in ("--size", str(DISK_LIMIT), "--tmpfs", path)),
            *(word for path in self._seen() for word in ("--ro-bind-try", path, path)),
            *(word for path in self.hidden if path.is_dir() for word in ("--tmpfs", str(path))),
            *("--bind", str(ours), str(SOCKETS)),
            *("--remount-ro", "/dev", "--remount-ro", "/", "--chdir", str(HOME), "--"),
        ]

    def _seen(self) -> list[str]:
        """The system, this Python with what is installed for it, and `readable`, each once."""
        libraries = [p for p in sys.path if Path(p).name in ("site-packages", "dist-packages")]
        python = [sys.prefix, sys.base_prefix, os.path.realpath(sys.base_prefix), *libraries]
        settings = [f"/etc/{name}" for name in _SETTINGS]
        return list(dict.fromkeys([*_SYSTEM, *settings, *python, *map(str, self.readable)]))

    @staticmethod
    def environment() -> dict[str, str]:
        """Return what a program in it needs to start; nothing of the user's is among it."""
        kept = {n: v for n, v in os.environ.items() if n.startswith(("OPENBLAS_", "LD_LIBRARY"))}
        path = os.pathsep.join([str(Path(sys.prefix) / "bin"), "/usr/bin", "/bin"])
        return kept | {"PATH": path, "HOME": str(HOME), "LANG": "C.UTF-8", "TZ": "UTC"}


def is_installed() -> bool:
    """Whether bubblewrap is there; whether the system lets us use it, only a try can tell."""
    return sys.platform == "linux" and shutil.which("bwrap") is not None
