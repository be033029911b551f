"""You return all hits that the shards gave, which are up to `k` of each. Asked for are the best
`k` of all.
"""


# 11.3
def best_of_all(shards, k):
    """The k best hits of all shards, ties in document order."""
    hits = [hit for number in sorted(shards) for hit in shards[number](k)]
    return sorted(hits, key=lambda hit: -hit[0])
