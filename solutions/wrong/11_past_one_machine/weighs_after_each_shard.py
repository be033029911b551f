"""Your `return` stands inside the loop, so only the first shard is counted."""


# 11.2
def weights_of_all(shards):
    """Each term's weight in all shards together."""
    n, df = 0, Counter()
    for children, own in shards:
        n += children
        df.update(own)
        return {term: idf_weight(count, n) for term, count in df.items()}
    return {}
