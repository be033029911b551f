"""You ask each shard for all that it has. The answer is right, and from a large shard millions of
hits come along. `k` of each is enough.
"""


# 11.3
def best_of_all(shards, k):
    """The k best hits of all shards, ties in document order."""
    hits = [hit for number in sorted(shards) for hit in shards[number](None)]
    return sorted(hits, key=lambda hit: -hit[0])[:k]
