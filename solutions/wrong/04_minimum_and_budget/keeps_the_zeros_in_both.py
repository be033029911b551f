"""With a minimum of 0 a hit with a score of 0 is in both lists. It is never kept, so it belongs
in the second list alone.
"""


# 04.1
def sieve(hits, minimum):
    kept = [hit.child.id for hit in hits if hit.score >= minimum]
    dropped = [hit.child.id for hit in hits if hit.score < minimum or hit.score == 0]
    return kept, dropped
