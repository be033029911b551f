"""You cut at `k` first and look at the minimum afterwards, and keep the repeats meanwhile. Minimum,
repeats, `k`: in this order.
"""


# 12.4
def climb(hits, k, minimum):
    """The best hit of each section, best first, at most `k` of them."""
    best = {}
    for hit in hits[:k]:
        best.setdefault(hit.child.parent_id, hit)
    return [hit for hit in best.values() if hit.score >= minimum]
