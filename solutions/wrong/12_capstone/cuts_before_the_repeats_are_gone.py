"""You cut at `k` before the repeats are gone, so two hits of one section use up two places. Cut
last.
"""


# 12.4
def climb(hits, k, minimum):
    """The best hit of each section, best first, at most `k` of them."""
    best = {}
    for hit in hits[:k]:
        if hit.score >= minimum and hit.score > 0:
            best.setdefault(hit.child.parent_id, hit)
    return list(best.values())[:k]
