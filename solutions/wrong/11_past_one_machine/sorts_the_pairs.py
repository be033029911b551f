"""`sorted(hits, reverse=True)` compares pairs: where scores are equal it goes on to the ids, the
last letter of the alphabet first. Sort by the score alone.
"""


# 11.3
def best_of_all(shards, k):
    """The k best hits of all shards, ties in document order."""
    hits = [hit for number in sorted(shards) for hit in shards[number](k)]
    return sorted(hits, reverse=True)[:k]
