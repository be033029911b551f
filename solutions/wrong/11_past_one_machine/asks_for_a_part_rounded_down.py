"""You ask each shard for its part of `k`, and round it down. All of the best may stand in one
shard; each has to give `k`.
"""


# 11.3
def best_of_all(shards, k):
    """The k best hits of all shards, ties in document order."""
    if not shards:
        return []
    part = k // len(shards)
    hits = [hit for number in sorted(shards) for hit in shards[number](part)]
    return sorted(hits, key=lambda hit: -hit[0])[:k]
