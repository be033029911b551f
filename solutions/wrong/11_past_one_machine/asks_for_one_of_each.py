"""You ask each shard for its best hit alone. The second best of all may stand behind it, in the
same shard.
"""


# 11.3
def best_of_all(shards, k):
    """The k best hits of all shards, ties in document order."""
    hits = [hit for number in sorted(shards) for hit in shards[number](1)]
    return sorted(hits, key=lambda hit: -hit[0])[:k]
