"""You lay the answers one behind the other and cut. Then the first shard fills the list, and the
best hit of the last one never comes in.
"""


# 11.3
def best_of_all(shards, k):
    """The k best hits of all shards, ties in document order."""
    hits = [hit for number in sorted(shards) for hit in shards[number](k)]
    return hits[:k]
