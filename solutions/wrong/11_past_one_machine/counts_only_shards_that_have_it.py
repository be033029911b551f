"""You count the children of those shards alone that have the term. The others count too: that none
of their children has it is what makes it rare.
"""


# 11.2
def weights_of_all(shards):
    """Each term's weight in all shards together."""
    n, df = Counter(), Counter()
    for children, own in shards:
        for term, count in own.items():
            n[term] += children
            df[term] += count
    return {term: idf_weight(count, n[term]) for term, count in df.items()}
