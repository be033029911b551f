"""Lesson 11: the store of lesson 8 in several files, searched by several processes or machines."""

from lessonkit.scale.cluster import Cluster, ClusterError, cluster_at, local_cluster
from lessonkit.scale.sharded import ShardedStore, sharded_store
from lessonkit.scale.shards import build_shards

__all__ = [
    "Cluster",
    "ClusterError",
    "ShardedStore",
    "build_shards",
    "cluster_at",
    "local_cluster",
    "sharded_store",
]
