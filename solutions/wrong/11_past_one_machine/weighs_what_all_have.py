"""You weigh only the terms that stand in every shard. A term that one shard alone has is the
rarest of all.
"""


# 11.2
def weights_of_all(shards):
    """Each term's weight in all shards together."""
    if not shards:
        return {}
    n = sum(children for children, _ in shards)
    df = Counter()
    for _, own in shards:
        df.update(own)
    return {
        term: idf_weight(count, n)
        for term, count in df.items()
        if all(term in own for _, own in shards)
    }
