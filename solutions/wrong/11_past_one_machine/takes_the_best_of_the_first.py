"""Your `return` stands inside the loop, so only the first shard is asked."""


# 11.3
def best_of_all(shards, k):
    """The k best hits of all shards, ties in document order."""
    for number in sorted(shards):
        return shards[number](k)
    return []
