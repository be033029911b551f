"""You return the kept ones alone. We asked for two lists: `return kept, dropped`."""


# 04.1
def sieve(hits, minimum):
    """The ids of the children that are kept, and the ids of those that are dropped."""
    kept, dropped = [], []
    for hit in hits:
        if hit.score >= minimum and hit.score > 0:
            kept.append(hit.child.id)
        else:
            dropped.append(hit.child.id)
    return kept
