"""Where scores are equal you sort by the id, and as text `G10.1` comes before `G9.1`. Ties keep
the order of `children`.
"""


# 02.4
def ranked_ids(query, children, k):
    """The ids of the best `k` children for `query`, best first, ties in the order of `children`."""
    scored = [(overlap(query, one.text), one.id) for one in children]
    hits = [hit for hit in scored if hit[0] > 0]
    hits.sort(key=lambda hit: (-hit[0], hit[1]))
    return [child_id for score, child_id in hits[:k]]
