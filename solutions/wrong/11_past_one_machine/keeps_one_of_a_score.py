"""You keep one hit for each score, so of a tie only one is left."""


# 11.3
def best_of_all(shards, k):
    """The k best hits of all shards, ties in document order."""
    found = {}
    for number in sorted(shards):
        for score, child_id in shards[number](k):
            found.setdefault(score, (score, child_id))
    return sorted(found.values(), key=lambda hit: -hit[0])[:k]
