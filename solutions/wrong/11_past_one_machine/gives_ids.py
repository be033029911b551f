"""You return the ids alone. Asked for are the hits as they came, pairs of score and id."""


# 11.3
def best_of_all(shards, k):
    """The k best hits of all shards, ties in document order."""
    hits = [hit for number in sorted(shards) for hit in shards[number](k)]
    return [child_id for _, child_id in sorted(hits, key=lambda hit: -hit[0])[:k]]
