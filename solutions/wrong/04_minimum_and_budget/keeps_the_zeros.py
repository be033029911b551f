"""With a minimum of 0 you keep hits that score 0. Such a child shares nothing with the question,
so it never counts.
"""


# 04.1
def sieve(hits, minimum):
    """The ids of the children that are kept, and the ids of those that are dropped."""
    kept, dropped = [], []
    for hit in hits:
        if hit.score >= minimum:
            kept.append(hit.child.id)
        else:
            dropped.append(hit.child.id)
    return kept, dropped
