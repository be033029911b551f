"""A kernel's own folder: what it reads at its start, its sockets, and where its cells run."""

from __future__ import annotations

import json
import os
import secrets
import socket
import sys
import tempfile
from contextlib import suppress
from pathlib import Path, PurePath

from lessonkit.course.kernels.environment import bare_environment, kernel_environment
from lessonkit.course.kernels.removing import remove_tree

CHANNELS = ("shell", "iopub", "stdin", "control", "hb")
_SOCKET = "s"
_LEAST = 16_384  # bytes that a file counts as, for a disk has room for so many
_SIGNED = {"signature_scheme": "hmac-sha256"}


class Folder:
    """The cells run in `place`; profile, connection file and sockets lie beside it.

    With `bare`, nothing of the user's environment reaches the kernel, and its home is here.
    A kernel in a sandbox sees the folder under `seen_under`, and has its home and its place in
    a `home` that only it can see.
    """

    def __init__(
        self,
        *,
        bare: bool = False,
        under: Path | None = None,
        seen_under: PurePath | None = None,
        home: PurePath | None = None,
    ) -> None:
        """Make the folder; only this user can look into it."""
        self.root = Path(tempfile.mkdtemp(prefix="lesson-", dir=under))
        self.seen: PurePath = seen_under / self.root.name if seen_under else self.root
        self.home: PurePath = home or self.root / "home"
        self.place_seen: PurePath = (home or self.root) / "here"
        self.bare = bare
        if not home:
            self.place.mkdir()
            Path(self.home).mkdir()
        address = _address(self.root)
        self.connection = address | {"key": secrets.token_hex(16)} | _SIGNED
        if address["transport"] == "ipc":
            address["ip"] = str(self.seen / _SOCKET)
        self.file = self.root / "connection.json"
        self.file.write_text(json.dumps(self.connection | address), encoding="utf-8")

    @property
    def place(self) -> Path:
        """Where the cells run; inside a sandbox there is no way to it."""
        return Path(self.place_seen)

    def environment(self) -> dict[str, str]:
        """Return the environment of the kernel: no setting of the user reaches it."""
        given = bare_environment(self.home) if self.bare else os.environ
        environment = kernel_environment(self.root, given=given, seen=self.seen)
        # One thread for numpy: a process with threads cannot be forked, and the data are small.
        single = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")
        environment |= single | {"PYTHONUTF8": "1", "JPY_PARENT_PID": str(os.getpid())}
        paths = os.environ.get("PYTHONPATH")
        if paths and not self.bare:  # the kernel works in another folder than we do
            absolute = (str(Path(path).absolute()) for path in paths.split(os.pathsep) if path)
            environment["PYTHONPATH"] = os.pathsep.join(absolute)
        return environment

    def holds_more_than(self, limit: int) -> bool:
        """Whether the cells wrote more than `limit` bytes where it costs this machine's disk."""
        folders = [self.root if self.seen == self.root else self.root.parent]
        size = 0
        while folders and size <= limit:
            with suppress(OSError), os.scandir(folders.pop()) as inside:
                for one in inside:
                    status = one.stat(follow_symlinks=False)
                    blocks = getattr(status, "st_blocks", status.st_size // 512)
                    size += max(blocks * 512, _LEAST)
                    if one.is_dir(follow_symlinks=False):
                        folders.append(one.path)
        return size > limit

    def remove(self) -> None:
        """Delete the folder and what the cells wrote into it."""
        remove_tree(self.root)


def _address(root: Path) -> dict:
    sockets = str(root / _SOCKET)
    # Sockets in the folder are out of reach of other users; their path has a limit of 104.
    if sys.platform != "win32" and len(sockets) < 95:
        ports = {f"{name}_port": n for n, name in enumerate(CHANNELS, 1)}
        return {"transport": "ipc", "ip": sockets} | ports
    return {"transport": "tcp", "ip": "127.0.0.1"} | _free_ports()


def _free_ports() -> dict[str, int]:
    sockets = [socket.socket() for _ in CHANNELS]
    for one in sockets:
        one.bind(("127.0.0.1", 0))
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return {f"{name}_port": port for name, port in zip(CHANNELS, ports, strict=True)}
