"""A score of 0 never counts, not even where the minimum is 0: such a child shares nothing with the
question.
"""


# 12.4
def climb(hits, k, minimum):
    """The best hit of each section, best first, at most `k` of them."""
    best = {}
    for hit in hits:
        if hit.score >= minimum:
            best.setdefault(hit.child.parent_id, hit)
    return list(best.values())[:k]
