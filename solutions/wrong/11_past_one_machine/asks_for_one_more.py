"""You ask each shard for one more than `k`. Whatever is among the best `k` of all has fewer than
`k` before it in its own shard, so `k` is enough.
"""


# 11.3
def best_of_all(shards, k):
    """The k best hits of all shards, ties in document order."""
    hits = [hit for number in sorted(shards) for hit in shards[number](k + 1)]
    return sorted(hits, key=lambda hit: -hit[0])[:k]
