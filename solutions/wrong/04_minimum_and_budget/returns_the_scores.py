"""You put the scores into the lists. We asked for the ids of the children."""


# 04.1
def sieve(hits, minimum):
    """The ids of the children that are kept, and the ids of those that are dropped."""
    kept, dropped = [], []
    for hit in hits:
        if hit.score >= minimum and hit.score > 0:
            kept.append(hit.score)
        else:
            dropped.append(hit.score)
    return kept, dropped
