"""You round the weights. Then scores differ from those of one list, and some become ties that were
none. Give them as `idf_weight` gives them.
"""


# 11.2
def weights_of_all(shards):
    """Each term's weight in all shards together."""
    n = sum(children for children, _ in shards)
    df = Counter()
    for _, own in shards:
        df.update(own)
    return {term: round(idf_weight(count, n), 2) for term, count in df.items()}
