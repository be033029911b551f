"""Children with a score of 0 are still in your list. They share nothing with the question, so
they are no hits.
"""


# 02.4
def ranked_ids(query, children, k):
    """The ids of the best `k` children for `query`, best first, ties in the order of `children`."""
    scored = [(overlap(query, one.text), one.id) for one in children]
    hits = scored
    hits.sort(key=lambda hit: -hit[0])
    return [child_id for score, child_id in hits[:k]]
