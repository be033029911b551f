"""With a minimum of 0 a hit with a score of 0 is in neither list. It is not kept, so it is
dropped: what is not in the first list belongs in the second.
"""


# 04.1
def sieve(hits, minimum):
    kept = [hit.child.id for hit in hits if hit.score >= minimum and hit.score > 0]
    dropped = [hit.child.id for hit in hits if hit.score < minimum]
    return kept, dropped
