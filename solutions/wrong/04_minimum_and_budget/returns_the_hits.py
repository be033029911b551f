"""You put the hits themselves into the lists. We asked for the ids of their children:
`hit.child.id`.
"""


# 04.1
def sieve(hits, minimum):
    kept, dropped = [], []
    for hit in hits:
        if hit.score >= minimum and hit.score > 0:
            kept.append(hit)
        else:
            dropped.append(hit)
    return kept, dropped
