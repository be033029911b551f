"""You keep the largest weight that any shard gives. A word is rare in one shard because the others
have it, so this makes common words heavy.
"""


# 11.2
def weights_of_all(shards):
    """Each term's weight in all shards together."""
    found = {}
    for n, df in shards:
        for term, count in df.items():
            found[term] = max(found.get(term, 0), idf_weight(count, n))
    return found
