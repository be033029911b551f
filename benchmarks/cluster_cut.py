"""Cut a worker off from the network in mid-batch and in mid-build: are the answers the same?

For root on Linux alone. The scheduler, this program and one worker stand in one network namespace,
a second worker in another, and a pair of virtual cards joins the two; the machine's own network is
not touched. Then the far card is switched off: the far worker lives on, and nothing tells anybody
that it cannot be reached. Its connection is given up when it has been dead for twelve seconds.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from cluster_corpus import CHILDREN_A_REPORT, questions, read
from cluster_kill import SHARDS, check_whole, row, timed

from lessonkit.scale import Cluster, build_shards, cluster_at, sharded_store

CARD, FAR_CARD = "lesson-near", "lesson-far"
ADDRESS, FAR_ADDRESS = "10.213.7.1", "10.213.7.2"
SCHEDULER = f"tcp://{ADDRESS}:8786"
SETTINGS = {
    "DASK_DISTRIBUTED__COMM__TIMEOUTS__TCP": "12s",  # the engine takes no less than 11
    "DASK_DISTRIBUTED__SCHEDULER__WORK_STEALING": "False",
}


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def missing_rights() -> str:
    """Return why there can be no namespaces here, or nothing where there can."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "network namespaces need Linux, and root"
    try:
        with two_networks():
            return ""
    except (OSError, subprocess.CalledProcessError) as error:
        said = getattr(error, "stderr", b"") or b""
        return f"network namespaces cannot be made here: {said.decode().strip() or error}"


@contextmanager
def two_networks() -> Iterator[tuple[str, str]]:
    """Give the names of two namespaces that see each other and nothing else."""
    near, far = (f"lesson-{os.getpid()}-{name}" for name in ("near", "far"))
    try:
        for name in (near, far):
            ip("netns", "add", name)
        ip(*f"-n {near} link add {CARD} type veth peer name {FAR_CARD} netns {far}".split())
        for name, card, address in ((near, CARD, ADDRESS), (far, FAR_CARD, FAR_ADDRESS)):
            ip("-n", name, "addr", "add", f"{address}/30", "dev", card)
            ip("-n", name, "link", "set", card, "up")
            ip("-n", name, "link", "set", "lo", "up")
        yield near, far
    finally:
        for name in (near, far):
            subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True)


@contextmanager
def engine(far: str) -> Iterator[Cluster]:
    """Start a scheduler, a worker beside it and one in the namespace `far`; end them at last."""
    python = (sys.executable, "-m")
    worker = (*python, "distributed.cli.dask_worker", SCHEDULER, "--nthreads", "1", "--no-nanny")
    commands = (
        (*python, "distributed.cli.dask_scheduler", "--host", ADDRESS, "--port", "8786"),
        worker,
        ("ip", "netns", "exec", far, *worker),
    )
    environment = os.environ | SETTINGS | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with tempfile.TemporaryDirectory() as place:
        programs = [
            subprocess.Popen(command, cwd=place, env=environment, stderr=subprocess.DEVNULL)
            for command in commands
        ]
        try:
            with cluster_at(SCHEDULER, timeout_s=30) as cluster:
                cluster.wait_for(2, timeout_s=60)
                yield cluster
        finally:
            for program in programs:
                program.kill()
                program.wait()


def cut_off(far: str, what: str, call: Callable[[Cluster], object], right: object) -> None:
    """Run a call with both workers, and again while one is cut off; print a row."""
    with engine(far) as cluster:
        calm_s, found = timed(lambda: call(cluster))
        assert found == right
        after_s = calm_s / 3
        switch = threading.Timer(after_s, ip, ["-n", far, "link", "set", FAR_CARD, "down"])
        switch.start()
        took_s, found = timed(lambda: call(cluster))
        assert not switch.is_alive(), "it was over before the worker was cut off"
        assert found == right, "another answer after a cut"
        row(what, 1, calm_s, after_s, took_s)
    ip("-n", far, "link", "set", FAR_CARD, "up")


def inside(far: str, children: int, asked: list[str]) -> None:
    """Run in the near namespace: a batch and a build, each with a worker cut off."""
    with tempfile.TemporaryDirectory() as place:
        folder, count = Path(place) / "shards", children // CHILDREN_A_REPORT

        def search(cluster: Cluster | None) -> str:
            with sharded_store(folder, cluster) as store:
                return repr(store.search_many(asked, 10))

        def build(cluster: Cluster | None) -> list[int]:
            manifest = build_shards(folder, read, count=count, shards=SHARDS, cluster=cluster)
            return [one.children for one in manifest.shards]

        shards = build(None)
        right = search(None)
        cut_off(far, "batch", search, right)
        cut_off(far, "build", build, shards)
        check_whole(folder)
        assert search(None) == right


def main() -> None:
    """Read the command line, make the networks, and run inside the near one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--far", help=argparse.SUPPRESS)
    parser.add_argument("--children", type=int, default=50_000, help="how many (50000)")
    parser.add_argument("--questions", type=int, default=500, help="in a batch (500)")
    given = parser.parse_args()
    if given.far:
        return inside(given.far, given.children, questions(given.questions))
    if why := missing_rights():
        sys.exit(why)
    print("| cut off in a | cut | s without | cut after s | s with the cut | identical |")
    print("|---|---:|---:|---:|---:|---|", flush=True)
    sizes = ("--children", str(given.children), "--questions", str(given.questions))
    with two_networks() as (near, far):
        command = ("ip", "netns", "exec", near, sys.executable, __file__, "--far", far, *sizes)
        sys.exit(subprocess.run(command, check=False).returncode)


if __name__ == "__main__":
    main()
