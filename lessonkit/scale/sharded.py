"""Lesson 11: a folder of shards, used like one store, with the same hits and the same scores."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, closing
from itertools import islice
from pathlib import Path

from lessonkit.overlap import check_k
from lessonkit.records import Child, Hit, Parent
from lessonkit.scale.cluster import Cluster, runner
from lessonkit.scale.manifest import read_manifest
from lessonkit.scale.merge import Found, added, merged, weights_of
from lessonkit.scale.shard import open_shard, search_shard, statistics
from lessonkit.store.database import Place
from lessonkit.store.parents import ParentsById
from lessonkit.store.reading import children_at, neighbours_in

QUERIES_A_TASK = 64  # a task costs the scheduler a millisecond or two; that should not be felt


def sharded_store(folder: Path | str, cluster: Cluster | None = None) -> ShardedStore:
    """Return the shards in `folder` as one store, searched by `cluster`, or here without one.

    Raises StoreError, with a sentence, where a shard is not as it was built or a worker does not
    see the folder.
    """
    return ShardedStore(Path(folder).absolute(), cluster)


class ShardedStore:
    """Shards that are searched together; used like the store that has all their documents.

    `search`, `neighbours` and `parents` give what one `Store` would give, ids and scores, and
    `search_many` many searches at once, which is what a cluster is good for. The shards are those
    of the moment when this was opened.
    """

    def __init__(self, folder: Path, cluster: Cluster | None = None) -> None:
        """Open the shards in `folder` and add their statistics up."""
        self._folder = folder
        self._run = runner(cluster)
        self._shards = read_manifest(folder).shards
        self._files = ExitStack()
        with ExitStack() as opening:
            files = [
                opening.enter_context(closing(open_shard(folder, one))) for one in self._shards
            ]
            self._df = added(self._run(statistics, [(folder, one) for one in self._shards]))
            self._files = opening.pop_all()
        self._databases = files
        self.parents: Mapping[str, Parent] = ParentsOfShards([ParentsById(one) for one in files])

    def __enter__(self) -> ShardedStore:
        """Return the store; it is closed when the block ends."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the files."""
        self.close()

    def close(self) -> None:
        """Close the files. The cluster goes on."""
        self._files.close()

    def search(self, query: str, k: int | None = None) -> list[Hit]:
        """Return the children that share a term with `query`, best first, at most `k` of them.

        On a cluster a single search is slower than in one process, by the way to the workers and
        back. Raises ValueError for a negative `k`.
        """
        return self.search_many([query], k)[0]

    __call__ = search

    def search_many(self, queries: Iterable[str], k: int | None = None) -> list[list[Hit]]:
        """Return the ranking of each query, as `search` gives it. Every shard looks for `k`.

        Raises ClusterError where the workers are gone and do not come back.
        """
        check_k(k)
        if isinstance(queries, str):
            raise TypeError(f"search_many takes a list of queries; ask for {queries!r} by search")
        batches = list(_batches(queries))
        calls = [
            (self._folder, shard, [(query, weights_of(query, self._df)) for query in batch], k)
            for batch in batches
            for shard in self._shards
        ]
        answers = iter(self._run(search_shard, calls))
        rankings: list[list[Hit]] = []
        for _ in batches:
            by_shard = list(islice(answers, len(self._shards)))
            rankings += [self._hits(merged(tops, k)) for tops in zip(*by_shard, strict=True)]
        return rankings

    def _hits(self, best: list[Found]) -> list[Hit]:
        """Return what was found with its children, which are read here."""
        places: dict[int, list[Place]] = {}
        for shard, place, _ in best:
            places.setdefault(shard, []).append(place)
        children = {shard: children_at(self._databases[shard], at) for shard, at in places.items()}
        return [Hit(children[shard][place], score) for shard, place, score in best]

    def neighbours(self, child: Child, window: int = 1) -> list[Child]:
        """Return the children of the same document at most `window` places from `child`, in order.

        The child itself is among them. Raises ValueError for a negative window.
        """
        found = (neighbours_in(file, child, window) for file in self._databases)
        return next((children for children in found if children), [])


class ParentsOfShards(Mapping[str, Parent]):
    """The parents of all shards, by id. Nothing is read before it is asked for."""

    def __init__(self, shards: list[ParentsById]) -> None:
        """Look parents up in `shards`, one after the other."""
        self._shards = shards

    def __getitem__(self, parent_id: str) -> Parent:
        """Return the parent. Raises KeyError."""
        for parents in self._shards:
            if parent := parents.get(parent_id):
                return parent
        raise KeyError(parent_id)

    def __iter__(self) -> Iterator[str]:
        """Return the ids in document order."""
        return (parent_id for parents in self._shards for parent_id in parents)

    def __len__(self) -> int:
        """Return how many parents there are."""
        return sum(map(len, self._shards))


def _batches(queries: Iterable[str]) -> Iterator[list[str]]:
    left = iter(queries)
    while batch := list(islice(left, QUERIES_A_TASK)):
        yield batch
