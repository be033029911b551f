"""You sort upwards and turn the list round. That turns the ties round as well. Sort downwards:
`key=lambda hit: -hit[0]`.
"""


# 11.3
def best_of_all(shards, k):
    """The k best hits of all shards, ties in document order."""
    hits = [hit for number in sorted(shards) for hit in shards[number](k)]
    return sorted(hits, key=lambda hit: hit[0])[::-1][:k]
