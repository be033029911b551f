"""What the parts of a sharded search cost that grow with the number of shards, one figure each.

These are the figures that docs/scale.md reckons with: processor time, in this process.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from cluster_corpus import questions, read

from lessonkit.scale import build_shards, local_cluster, sharded_store
from lessonkit.scale.merge import added, merged
from lessonkit.scale.shards import check_ids
from lessonkit.store import sqlite_store
from lessonkit.terms import terms

REPORTS = 20_000
TASKS = 2_000
SMALL = frozenset(
    "a about and at be before can cost do does for has have how i if in is it may my of on should "
    "the to turn what when where who".split()
)


def same(number: int) -> int:
    return number


def used(call: Callable[[], object], times: int = 1) -> float:
    """Return the seconds of processor time of a call, the least of `times`."""
    took = []
    for _ in range(times):
        start = time.process_time()
        call()
        took.append(time.process_time() - start)
    return min(took)


def say(what: str, seconds: float, unit: str = "ms") -> None:
    print(f"| {what} | {seconds * {'ms': 1e3, 'µs': 1e6}[unit]:.2f} {unit} |", flush=True)


def of_the_cluster() -> None:
    with local_cluster(workers=2) as cluster:
        calls = [(number,) for number in range(TASKS)]
        say(
            "a task that does nothing: scheduler and client",
            used(lambda: cluster.run(same, calls)) / TASKS,
        )


def of_merging() -> None:
    draw = random.Random(11).random
    for shards in (40, 4_000):
        rankings = [
            [
                ((place, 1), score)
                for place, score in enumerate(sorted((draw() for _ in range(10)), reverse=True))
            ]
            for _ in range(shards)
        ]
        say(f"{shards:,} rankings of ten, merged", used(lambda r=rankings: merged(r, 10), 5))
    df = {f"term{number}": number for number in range(50_000)}
    say("a term's count, added", used(lambda: added([df] * 20)) / 20 / len(df), "µs")


def of_the_files(place: Path) -> None:
    for shards in (4, 40):
        built = build_shards(place, read, count=REPORTS, shards=shards).shards
        ids = 2 * REPORTS  # a document and a parent each
        say(
            f"{shards} shards: an id, checked",
            used(lambda b=built: check_ids(place, b)) / ids,
            "µs",
        )
        with sharded_store(place) as store:
            last = f"R{REPORTS}"
            took = used(lambda s=store, i=last: s.parents[i], 20)
        say(f"{shards} shards: a parent of the last one", took, "µs")


def of_small_words(place: Path) -> None:
    asked = questions(70)
    short = [" ".join(term for term in terms(one) if term not in SMALL) for one in asked]
    with sqlite_store(place / "one.db") as store:
        store.replace_all(read(0, 2 * REPORTS))
        for what, some in (("with", asked), ("without", short)):
            took = used(lambda some=some: [store.search(one, 10) for one in some])
            say(f"{10 * REPORTS:,} children: a search {what} small words", took / len(some))


def main() -> None:
    """Print the table."""
    print("| what | processor time |\n|---|---:|")
    of_the_cluster()
    of_merging()
    with tempfile.TemporaryDirectory() as place:
        of_the_files(Path(place))
        of_small_words(Path(place))


if __name__ == "__main__":
    main()
