"""You take the shards as they stand in the dictionary. Tomorrow they come up in another order, and
every tie between two shards falls the other way. Go by their numbers.
"""


# 11.3
def best_of_all(shards, k):
    """The k best hits of all shards, ties in document order."""
    hits = [hit for search in shards.values() for hit in search(k)]
    return sorted(hits, key=lambda hit: -hit[0])[:k]
