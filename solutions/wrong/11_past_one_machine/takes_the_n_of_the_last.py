"""Your `n` is that of the last shard, and `df` is that of all. Add `n` up as well."""


# 11.2
def weights_of_all(shards):
    """Each term's weight in all shards together."""
    df, n = Counter(), 0
    for n, own in shards:
        df.update(own)
    return {term: idf_weight(count, n) for term, count in df.items()}
