"""A hit with a score of 0 is in neither list. It is never kept, so it is always dropped: put it
into the second list.
"""


# 04.1
def sieve(hits, minimum):
    hits = [hit for hit in hits if hit.score > 0]
    kept = [hit.child.id for hit in hits if hit.score >= minimum]
    dropped = [hit.child.id for hit in hits if hit.score < minimum]
    return kept, dropped
