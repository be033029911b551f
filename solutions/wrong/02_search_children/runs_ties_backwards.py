"""The zeros are gone, but ties run backwards, from the last id to the first: `reverse=True` on
pairs turns the ids round as well. Sort by the score alone.
"""


# 02.4
def ranked_ids(query, children, k):
    """The ids of the best `k` children for `query`, best first, ties in the order of `children`."""
    scored = [(overlap(query, one.text), one.id) for one in children]
    hits = [hit for hit in scored if hit[0] > 0]
    hits.sort(reverse=True)
    return [child_id for score, child_id in hits[:k]]
