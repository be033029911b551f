"""You count in how many shards a term stands. `df` is the number of children, in all of them."""


# 11.2
def weights_of_all(shards):
    """Each term's weight in all shards together."""
    n = sum(children for children, _ in shards)
    df = Counter()
    for _, own in shards:
        df.update(own.keys())
    return {term: idf_weight(count, n) for term, count in df.items()}
