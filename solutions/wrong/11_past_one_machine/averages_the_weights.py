"""You take the average of the weights that the shards give. A weight is the logarithm of a ratio,
and the average of logarithms is another number. Add up `n` and `df` first, and weigh once.
"""


# 11.2
def weights_of_all(shards):
    """Each term's weight in all shards together."""
    found = {}
    for n, df in shards:
        for term, count in df.items():
            found.setdefault(term, []).append(idf_weight(count, n))
    return {term: sum(some) / len(some) for term, some in found.items()}
