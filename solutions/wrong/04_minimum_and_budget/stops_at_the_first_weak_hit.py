"""You stop at the first weak hit, so those behind it are in neither list. Go through them all;
they need not be sorted.
"""


# 04.1
def sieve(hits, minimum):
    """The ids of the children that are kept, and the ids of those that are dropped."""
    kept, dropped = [], []
    for hit in hits:
        if hit.score >= minimum and hit.score > 0:
            kept.append(hit.child.id)
        else:
            dropped.append(hit.child.id)
            break
    return kept, dropped
