"""You cut to `k` before you sort, so a good child further down is never seen. Sort first, cut
last.
"""


# 02.4
def ranked_ids(query, children, k):
    """The ids of the best `k` children for `query`, best first, ties in the order of `children`."""
    scored = [(overlap(query, one.text), one.id) for one in children]
    hits = [hit for hit in scored if hit[0] > 0]
    hits = sorted(hits[:k], key=lambda hit: -hit[0])
    return [child_id for score, child_id in hits]
