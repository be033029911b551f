"""You weigh the average shard: `n` and `df` divided by the number of shards. The formula has a
half in it, so it is not the same for small numbers as for their sums. Do not divide.
"""


# 11.2
def weights_of_all(shards):
    """Each term's weight in all shards together."""
    n = sum(children for children, _ in shards)
    df = Counter()
    for _, own in shards:
        df.update(own)
    return {term: idf_weight(count / len(shards), n / len(shards)) for term, count in df.items()}
