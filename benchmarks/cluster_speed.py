"""Searches a second by workers and by size, beside one process; a single search; builds; sizes.

Each row is one way to hold the same children: one store in this process, the same documents in
shards in this process, and those shards on a cluster of so many workers. All must give the answers
of the one store, bit for bit. The batch is asked twice and the faster time counts. Processor time
is that of all processes together: it hardly changes when the machine has other work.
"""

from __future__ import annotations

import argparse
import gc
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from statistics import median

from cluster_corpus import CHILDREN_A_REPORT, questions, read

from lessonkit.records import Document
from lessonkit.scale import Cluster, build_shards, local_cluster, sharded_store
from lessonkit.store import Store, sqlite_store
from lessonkit.tutorials import load_tutorials

SINGLE = 30  # searches one at a time
PROC = Path("/proc/self")  # Linux says there how much memory a process had at most


@dataclass
class Row:
    """What one way took."""

    children: int
    way: str
    build_s: float
    batch_s: float
    processor_ms: float  # for one search of the batch
    single_ms: float
    most_mb: float  # of the largest process
    bytes_a_child: float

    def line(self, asked: int, one: Row) -> str:
        """Return the row of the table; `one` is the row of the one store."""
        return (
            f"| {self.children:,} | {self.way} | {self.build_s:.1f} | "
            f"{one.build_s / self.build_s:.2f} | {asked / self.batch_s:.1f} | "
            f"{one.batch_s / self.batch_s:.2f} | {self.processor_ms:.1f} | {self.single_ms:.1f} | "
            f"{self.most_mb:.0f} | {self.bytes_a_child:.0f} |"
        )


def processor_s() -> float:
    return time.process_time()


def most_mb() -> float:
    """Return the most memory that this process had since `forget_most`; 0 outside Linux."""
    status = (PROC / "status").read_text() if PROC.exists() else "VmHWM: 0"
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024


def forget_most() -> float:
    if PROC.exists():
        (PROC / "clear_refs").write_text("5")
    return 0


def all_of(cluster: Cluster | None, ask: Callable[[], float]) -> list[float]:
    """Return what a function says in this process, and in each worker."""
    return [ask(), *(cluster.ask_all(ask) if cluster else [])]


def measured(
    children: int, way: str, build: Callable[[], float], store: Callable, asked: list[str],
    cluster: Cluster | None = None,
) -> tuple[Row, str]:  # fmt: skip
    """Build, search, and return the row and the answers."""
    gc.collect()
    all_of(cluster, forget_most)
    build_s, size = seconds(build)
    with store() as opened:
        search_many = getattr(opened, "search_many", None) or many(opened)
        before = sum(all_of(cluster, processor_s))
        times, answers = zip(
            *(seconds(lambda: search_many(asked, 10)) for _ in range(2)), strict=True
        )
        used = sum(all_of(cluster, processor_s)) - before
        single = [seconds(lambda q=q: opened.search(q, 10))[0] for q in asked[:SINGLE]]
    most = max(all_of(cluster, most_mb)[1 if cluster else 0 :])
    row = Row(
        children, way, build_s, min(times), 1000 * used / len(asked) / 2, 1000 * median(single),
        most, size / children,
    )  # fmt: skip
    return row, repr(answers[0])


def many(store: Store) -> Callable[[list[str], int], list]:
    return lambda asked, k: [store.search(question, k) for question in asked]


def seconds(call: Callable[[], object]) -> tuple[float, object]:
    start = time.perf_counter()
    found = call()
    return time.perf_counter() - start, found


def compare(children: int, ways: list[tuple[int, int]], asked: list[str]) -> None:
    """Print a row for each way to hold `children` children: so many shards and workers."""
    count = children // CHILDREN_A_REPORT
    with tempfile.TemporaryDirectory() as place:
        path, folder = Path(place) / "one.db", Path(place) / "shards"

        def build_one() -> int:
            with sqlite_store(path) as one:
                one.replace_all(read(0, count))
            return path.stat().st_size

        one, right = measured(children, "one store", build_one, lambda: sqlite_store(path), asked)
        print(one.line(len(asked), one), flush=True)
        path.unlink()
        for shards, workers in ways:
            with cluster_of(workers) as cluster:

                def build(shards: int = shards, cluster: Cluster | None = cluster) -> int:
                    built = build_shards(folder, read, count=count, shards=shards, cluster=cluster)
                    return sum(shard.size for shard in built.shards)

                way = f"{shards} shards, {workers or 'no'} workers"
                row, answers = measured(
                    children, way, build, lambda c=cluster: sharded_store(folder, c), asked, cluster
                )
            assert answers == right, f"{way}: other answers"
            print(row.line(len(asked), one), flush=True)


@contextmanager
def cluster_of(workers: int) -> Iterator[Cluster | None]:
    if workers:
        with local_cluster(workers) as cluster:
            yield cluster
    else:
        yield None


def real_texts() -> None:
    """Print what a child of a text that somebody wrote takes on the disk."""
    documents: list[Document] = load_tutorials()
    with tempfile.TemporaryDirectory() as place, sqlite_store(Path(place) / "t.db") as store:
        store.replace_all(documents)
        children = store.children()
        store.close()
        size = (Path(place) / "t.db").stat().st_size
    words = sum(len(child.text.split()) for child in children) / len(children)
    print(
        f"\nThe tutorials of data/: {len(children):,} children of {words:.1f} words on average, "
        f"{size / len(children):.0f} bytes a child"
    )


def main() -> None:
    """Read the command line and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("children", nargs="*", type=int, default=[50_000, 200_000, 1_000_000])
    parser.add_argument("--workers", type=int, action="append", help="0 is none (0, 1, 2, 3)")
    parser.add_argument("--shards", type=int, action="append", help="how many files (4)")
    parser.add_argument("--questions", type=int, default=256, help="in a batch (256)")
    given = parser.parse_args()
    print(
        "| children | way | build s | ratio | searches a second | ratio | processor ms a search "
        "| a single search ms | largest process MB | bytes a child |"
    )
    print("|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|", flush=True)
    ways = list(product(given.shards or [4], given.workers or [0, 1, 2, 3]))
    for children in given.children:
        compare(children, ways, questions(given.questions))
    real_texts()


if __name__ == "__main__":
    main()
