"""You add up `df` over all terms and call it `n`. A child with three terms is then counted three
times; the shard says itself how many children it has.
"""


# 11.2
def weights_of_all(shards):
    """Each term's weight in all shards together."""
    df = Counter()
    for _, own in shards:
        df.update(own)
    n = sum(df.values())
    return {term: idf_weight(count, n) for term, count in df.items()}
