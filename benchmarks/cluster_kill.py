"""Kill a worker of a cluster in mid-batch and in mid-build, again and again: is it all the same?

One of two workers is killed with no warning (`kill -9`) at a random moment of a batch of searches,
or of a build of shards. The batch must end with the answers of one store in one process, bit for
bit; the build with whole shards, whose audit finds nothing, with those same answers, and with no
file beside them.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import psutil
from cluster_corpus import CHILDREN_A_REPORT, questions, read

from lessonkit.scale import Cluster, build_shards, local_cluster, sharded_store
from lessonkit.scale.manifest import read_manifest
from lessonkit.scale.shard import open_shard
from lessonkit.store import Store, sqlite_store

SHARDS = 8


def answers(store: Store, asked: list[str]) -> str:
    """Return the ten best of each question, scores and all, as one store finds them."""
    return repr([store.search(question, 10) for question in asked])


def timed(call: Callable[[], object]) -> tuple[float, object]:
    """Return the seconds that a call takes, and what it returns."""
    start = time.perf_counter()
    found = call()
    return time.perf_counter() - start, found


def with_a_kill(cluster: Cluster, after_s: float, call: Callable[[], object]) -> tuple:
    """Return the seconds of a call during which a worker is killed, what it returns, and when.

    A kill that came too late counts for nothing, and is None.
    """
    victim = psutil.Process(random.choice(cluster.pids()))
    timer = threading.Timer(after_s, victim.kill)
    timer.start()
    took, found = timed(call)
    killed = not timer.is_alive()
    timer.cancel()
    cluster.wait_for(2, timeout_s=120)
    return took, found, after_s if killed else None


def check_whole(folder: Path) -> None:
    """Raise where there is anything in the folder but whole shards and their list."""
    shards = read_manifest(folder).shards
    there = sorted(path.name for path in folder.iterdir())
    assert there == sorted([*(one.file for one in shards), "shards.json"]), there
    for one in shards:
        with closing(open_shard(folder, one)) as file:
            report = Store(file).audit()
            assert report.in_step, report


def row(what: str, number: object, calm_s: float, after_s: float | None, took_s: float) -> None:
    killed = "too late" if after_s is None else f"{after_s:.1f}"
    print(f"| {what} | {number} | {calm_s:.1f} | {killed} | {took_s:.1f} | yes |", flush=True)


def kill_in_batches(cluster: Cluster, folder: Path, asked: list[str], right: str, kills: int):
    with sharded_store(folder, cluster) as store:
        calm_s, found = timed(lambda: store.search_many(asked, 10))
        assert repr(found) == right
        for number in range(1, kills + 1):
            after_s = calm_s * random.uniform(0.1, 0.7)
            took_s, found, killed = with_a_kill(
                cluster, after_s, lambda: store.search_many(asked, 10)
            )
            assert repr(found) == right, "another answer after a kill"
            row("batch", number, calm_s, killed, took_s)


def kill_in_builds(
    cluster: Cluster, folder: Path, asked: list[str], right: str, kills: int, n: int
):
    def build() -> None:
        build_shards(folder, read, count=n, shards=SHARDS, cluster=cluster)

    calm_s, _ = timed(build)
    for number in range(1, kills + 1):
        after_s = calm_s * random.uniform(0.1, 0.7)
        took_s, _, killed = with_a_kill(cluster, after_s, build)
        check_whole(folder)
        with sharded_store(folder, cluster) as store:
            assert repr(store.search_many(asked, 10)) == right, "another answer after a kill"
        row("build", number, calm_s, killed, took_s)


def main() -> None:
    """Read the command line, kill, and print a row for each kill; stop where anything differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=5, help="of each kind (5)")
    parser.add_argument("--children", type=int, default=50_000, help="how many (50000)")
    parser.add_argument("--questions", type=int, default=500, help="in a batch (500)")
    parser.add_argument("--seed", type=int, default=11, help="of the random moments (11)")
    given = parser.parse_args()
    random.seed(given.seed)
    count, asked = given.children // CHILDREN_A_REPORT, questions(given.questions)
    print("| killed in a | kill | s without | killed after s | s with the kill | identical |")
    print("|---|---:|---:|---:|---:|---|")
    with tempfile.TemporaryDirectory() as place:
        with sqlite_store(Path(place) / "one.db") as one:
            one.replace_all(read(0, count))
            right = answers(one, asked)
        with local_cluster(workers=2) as cluster:
            folder = Path(place) / "shards"
            build_shards(folder, read, count=count, shards=SHARDS, cluster=cluster)
            kill_in_batches(cluster, folder, asked, right, given.kills)
            kill_in_builds(cluster, folder, asked, right, given.kills, count)


if __name__ == "__main__":
    main()
