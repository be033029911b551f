"""You call `idf_weight` with `n` first. It wants `df` first, the number of children that have the
term.
"""


# 11.2
def weights_of_all(shards):
    """Each term's weight in all shards together."""
    n = sum(children for children, _ in shards)
    df = Counter()
    for _, own in shards:
        df.update(own)
    return {term: idf_weight(n, count) for term, count in df.items()}
