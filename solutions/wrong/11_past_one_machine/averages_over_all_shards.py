"""You take the average of the weights over all shards, and a shard without the term counts as
weight 0, as if it were a word that everybody uses. Add up `n` and `df` first, and weigh once.
"""


# 11.2
def weights_of_all(shards):
    """Each term's weight in all shards together."""
    found = Counter()
    for n, df in shards:
        found.update({term: idf_weight(count, n) for term, count in df.items()})
    return {term: total / len(shards) for term, total in found.items()}
