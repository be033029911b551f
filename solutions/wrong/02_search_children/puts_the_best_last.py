"""You sort from the smallest score to the largest, so the weakest hits come first. Best first
needs a minus in the key, or `reverse=True` beside it.
"""


# 02.4
def ranked_ids(query, children, k):
    """The ids of the best `k` children for `query`, best first, ties in the order of `children`."""
    scored = [(overlap(query, one.text), one.id) for one in children]
    hits = [hit for hit in scored if hit[0] > 0]
    hits.sort(key=lambda hit: hit[0])
    return [child_id for score, child_id in hits[:k]]
