"""You remove hits from the list while you walk through it, so the one behind each removed hit is
passed over, and the caller's list shrinks. Fill two new lists.
"""


# 04.1
def sieve(hits, minimum):
    dropped = []
    for hit in hits:
        if hit.score < minimum or hit.score <= 0:
            hits.remove(hit)
            dropped.append(hit.child.id)
    return [hit.child.id for hit in hits], dropped
