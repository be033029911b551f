"""You sort the sections by their names. They come in the order of their best hits."""


# 12.4
def climb(hits, k, minimum):
    """The best hit of each section, best first, at most `k` of them."""
    best = {}
    for hit in hits:
        if hit.score >= minimum and hit.score > 0:
            best.setdefault(hit.child.parent_id, hit)
    return [best[parent_id] for parent_id in sorted(best)][:k]
