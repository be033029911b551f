"""The `df` of a later shard takes the place of an earlier one. `update` of a plain dictionary does
that; `update` of a `Counter` adds.
"""


# 11.2
def weights_of_all(shards):
    """Each term's weight in all shards together."""
    n = sum(children for children, _ in shards)
    df = {}
    for _, own in shards:
        df.update(own)
    return {term: idf_weight(count, n) for term, count in df.items()}
