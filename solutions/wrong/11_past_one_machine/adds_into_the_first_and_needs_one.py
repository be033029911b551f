"""You add into the dictionary of the first shard, so the argument is changed; and where there are
no shards, there is no first one. Start with an empty `Counter()`.
"""


# 11.2
def weights_of_all(shards):
    """Each term's weight in all shards together."""
    n = sum(children for children, _ in shards)
    df = shards[0][1]
    for _, own in shards[1:]:
        for term, count in own.items():
            df[term] = df.get(term, 0) + count
    return {term: idf_weight(count, n) for term, count in df.items()}
