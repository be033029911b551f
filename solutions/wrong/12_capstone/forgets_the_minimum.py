"""You never look at the minimum, so whatever shares a word is read."""


# 12.4
def climb(hits, k, minimum):
    """The best hit of each section, best first, at most `k` of them."""
    best = {}
    for hit in hits:
        if hit.score > 0:
            best.setdefault(hit.child.parent_id, hit)
    return list(best.values())[:k]
