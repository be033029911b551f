"""You rank the sections by the sum of their hits, so many weak ones beat a strong one. A section is
as good as its best child.
"""


# 12.4
def climb(hits, k, minimum):
    """The best hit of each section, best first, at most `k` of them."""
    best, sums = {}, Counter()
    for hit in hits:
        if hit.score >= minimum and hit.score > 0:
            best.setdefault(hit.child.parent_id, hit)
            sums[hit.child.parent_id] += hit.score
    ranked = sorted(best, key=lambda parent_id: -sums[parent_id])
    return [best[parent_id] for parent_id in ranked][:k]
