"""Lesson 11: several processes, here or on other machines, that do what we do with a shard.

The engine is Dask's `distributed`: a scheduler that hands out tasks, workers that do them, and a
task of a worker that died is given to another. This is all that we ask of it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import time
from collections.abc import Callable, Sequence
from concurrent.futures import wait
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from uuid import uuid4

if TYPE_CHECKING:
    from distributed import Client, Future

Run = Callable[[Callable[..., Any], Sequence[tuple[Any, ...]]], list[Any]]

# Work stealing moves tasks between workers that are all busy with tasks of one size. A worker
# that is cut off is given up when its connection has been dead for `tcp`. A task during which
# workers died is given up later than by default: here somebody may kill them on purpose.
_SETTINGS = {
    "distributed.scheduler.work-stealing": False,
    "distributed.scheduler.allowed-failures": 5,
    "distributed.comm.timeouts.tcp": "15s",
    "distributed.scheduler.worker-ttl": "60s",
}
_LOOK_S = 1.0  # how often we look whether anybody is still there


class ClusterError(RuntimeError):
    """The cluster could not do its work; the sentence says why, and what to do."""


def local_cluster(workers: int = 2, *, patience_s: float = 60) -> Cluster:
    """Return a cluster of `workers` processes on this machine, ended by its `close()`.

    A worker that dies is started again. A script that calls this does so under
    `if __name__ == "__main__":`, as each worker imports the script. Raises ClusterError where
    Dask is not installed, or no worker can start.
    """
    if workers < 1:
        raise ValueError(f"workers is a number of processes, from 1 up; got {workers}")
    dask, distributed = _engine()
    with ExitStack() as stack:
        stack.enter_context(dask.config.set(_SETTINGS))
        try:
            local = distributed.LocalCluster(
                n_workers=workers,
                threads_per_worker=1,  # Python works on one thing at a time in a process
                dashboard_address="127.0.0.1:0",  # any free port: 8787 may be another cluster's
                silence_logs=logging.CRITICAL,
            )
        except (OSError, RuntimeError) as error:
            raise ClusterError(
                f"the workers cannot start ({error}); a script calls local_cluster() under "
                '`if __name__ == "__main__":`, and they need memory and free ports'
            ) from error
        stack.enter_context(local)
        client = stack.enter_context(distributed.Client(local, set_as_default=False))
        stack.callback(_wait_for, client, workers)
        return Cluster(client, stack.pop_all(), patience_s)


def cluster_at(address: str, *, timeout_s: float = 10, patience_s: float = 60) -> Cluster:
    """Return the cluster whose scheduler is at `address`, such as `tcp://10.0.0.5:8786`.

    It goes on when we `close()`. Its workers need this lessonkit, and the folder of the shards
    under the same name: a file system that all machines share. Raises ClusterError where no
    scheduler answers within `timeout_s`.
    """
    _, distributed = _engine()
    with ExitStack() as stack:
        _hush(stack)
        try:
            _knock(address, timeout_s)
            client = distributed.Client(address, timeout=timeout_s, set_as_default=False)
        except (OSError, ValueError) as error:
            raise ClusterError(
                f"no scheduler answers at {address!r} within {timeout_s:g} s; start one with "
                "`dask scheduler`, or use local_cluster()"
            ) from error
        stack.enter_context(client)
        return Cluster(client, stack.pop_all(), patience_s)


class Cluster:
    """Workers that run a function on many arguments. `local_cluster` and `cluster_at` give one.

    Whatever happens to a worker, its tasks are done again by another. Where there is no worker
    for `patience_s`, or the scheduler is gone, that is a ClusterError.
    """

    def __init__(self, client: Client, ends: ExitStack, patience_s: float) -> None:
        """Keep the connection to the scheduler, and what ends it."""
        self._client = client
        self._ends = ends
        self._patience_s = patience_s

    def __enter__(self) -> Cluster:
        """Return the cluster; it is closed when the block ends."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the connection, and end the workers if they are ours."""
        self.close()

    def close(self) -> None:
        """Close the connection, and end the workers if they are ours."""
        self._ends.close()

    def pids(self) -> list[int]:
        """Return the process number of each worker that is there."""
        return sorted(self.ask_all(os.getpid))

    def ask_all(self, function: Callable[[], Any]) -> list[Any]:
        """Return what `function` gives in each worker that is there; one that dies is left out."""
        self._check_connected()
        return list(self._client.run(function, on_error="ignore").values())

    def wait_for(self, workers: int, timeout_s: float = 30) -> None:
        """Wait until there are as many workers. Raises ClusterError after `timeout_s`."""
        try:
            self._client.wait_for_workers(workers, timeout=timeout_s)
        except TimeoutError as error:
            raise ClusterError(
                f"there are fewer than {workers} workers after {timeout_s:g} s; start more"
            ) from error

    def run(self, function: Callable[..., Any], calls: Sequence[tuple[Any, ...]]) -> list[Any]:
        """Return what `function` gives for each of `calls`, in their order."""
        from distributed import CancelledError, KilledWorker

        self._check_connected()
        # Keys of their own: the same call may be asked again, and must be done again.
        futures = [self._client.submit(function, *call, pure=False) for call in calls]
        try:
            return self._gathered(futures)
        except KilledWorker as error:
            raise ClusterError(
                f"{function.__name__} ended the worker each time it was tried; is there enough "
                "memory for it? Use more shards, so that each is smaller"
            ) from error
        except CancelledError as error:
            raise self._gone() from error
        finally:
            for future in futures:  # or tasks that nobody waits for would still be done
                future.release()

    def _gathered(self, futures: list[Future]) -> list[Any]:
        """Return all results, or raise the first error, as long as somebody is there to work."""
        gathering = self._client.gather(futures, asynchronous=True)  # it alone may wait for ever
        answer = asyncio.run_coroutine_threadsafe(gathering, self._client.loop.asyncio_loop)
        seen = time.monotonic()
        while not wait([answer], timeout=_LOOK_S).done:
            if self._has_workers():
                seen = time.monotonic()
            elif time.monotonic() - seen > self._patience_s:
                raise ClusterError(
                    f"the cluster has had no worker for {self._patience_s:g} s; start one, then "
                    "ask again"
                )
        return answer.result()

    def _has_workers(self) -> bool:
        """Return whether a worker is there. Raises ClusterError where the scheduler is not."""
        self._check_connected()
        try:
            ask = self._client.scheduler.ncores
            return bool(self._client.sync(ask, callback_timeout=self._patience_s))
        except (OSError, TimeoutError) as error:
            raise self._gone() from error

    def _check_connected(self) -> None:
        if self._client.status != "running":
            raise self._gone()

    def _gone(self) -> ClusterError:
        return ClusterError(
            "the scheduler is gone, or was closed; start or connect the cluster again"
        )


def runner(cluster: Cluster | None) -> Run:
    """Return what runs a function on many arguments: the cluster, or this process without one."""
    return cluster.run if cluster else _here


def tokenize(*values: object) -> str:
    """Return a name for values that is the same for the same ones, functions and code included.

    Without Dask it is a new name each time, and a build that was killed begins anew.
    """
    try:
        from dask.base import tokenize as token
    except ImportError:
        return uuid4().hex
    return token(*values)


def _here(function: Callable[..., Any], calls: Sequence[tuple[Any, ...]]) -> list[Any]:
    return [function(*call) for call in calls]


def _knock(address: str, timeout_s: float) -> None:
    """Raise OSError where nobody listens. A client that fails to connect is left half made."""
    host = urlsplit(address)
    if host.scheme not in ("tcp", "tls") or not (host.hostname and host.port):
        raise ValueError("an address is tcp://HOST:PORT")
    until = time.monotonic() + timeout_s
    while True:  # it may be starting
        try:
            return socket.create_connection((host.hostname, host.port), timeout_s).close()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def _wait_for(client: Client, workers: int) -> None:
    """Wait until all are there: one that is ended while it starts complains on the screen."""
    with suppress(TimeoutError, OSError):  # it may not come: then it says nothing either
        client.wait_for_workers(workers, timeout=10)


def _hush(stack: ExitStack) -> None:
    """Keep what the engine logs off the screen: what matters comes as a ClusterError."""
    for handler in logging.getLogger("distributed").handlers:
        stack.callback(handler.setLevel, handler.level)
        handler.setLevel(logging.CRITICAL)


def _engine() -> tuple[Any, Any]:
    """Return the modules of Dask, which take a second to import and may not be there."""
    try:
        import dask
        import distributed
    except ImportError as error:
        raise ClusterError(
            "a cluster needs Dask: python -m pip install 'lessonkit[cluster]' brings it"
        ) from error
    return dask, distributed
