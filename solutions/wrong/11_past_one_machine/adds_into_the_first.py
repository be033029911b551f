"""The weights are right, but you added into the dictionary of the first shard. The next one who
asks it for its statistics gets those of all. Start with an empty one.
"""


# 11.2
def weights_of_all(shards):
    """Each term's weight in all shards together."""
    if not shards:
        return {}
    n = sum(children for children, _ in shards)
    df = shards[0][1]
    for _, own in shards[1:]:
        for term, count in own.items():
            df[term] = df.get(term, 0) + count
    return {term: idf_weight(count, n) for term, count in df.items()}
