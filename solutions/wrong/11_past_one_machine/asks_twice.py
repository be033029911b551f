"""You ask each shard twice. Keep what it gave in a variable: on a cluster each question is a
message, and a search.
"""


# 11.3
def best_of_all(shards, k):
    """The k best hits of all shards, ties in document order."""
    hits = []
    for number in sorted(shards):
        if shards[number](k):
            hits += shards[number](k)
    return sorted(hits, key=lambda hit: -hit[0])[:k]
