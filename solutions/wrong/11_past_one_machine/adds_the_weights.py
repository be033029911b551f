"""You add the weights of the shards up. What can be added is what they are made from: the
children, and the children that have the term.
"""


# 11.2
def weights_of_all(shards):
    """Each term's weight in all shards together."""
    found = Counter()
    for n, df in shards:
        found.update({term: idf_weight(count, n) for term, count in df.items()})
    return dict(found)
