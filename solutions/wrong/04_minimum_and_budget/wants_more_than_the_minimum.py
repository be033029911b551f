"""You keep a hit when its score is *more than* the minimum. At least means that the minimum
itself is enough: `>=`.
"""


# 04.1
def sieve(hits, minimum):
    """The ids of the children that are kept, and the ids of those that are dropped."""
    kept, dropped = [], []
    for hit in hits:
        if hit.score > minimum:
            kept.append(hit.child.id)
        else:
            dropped.append(hit.child.id)
    return kept, dropped
