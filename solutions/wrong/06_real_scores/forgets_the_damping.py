"""You divide 1 by the rank alone, so the first place is worth far more than the second. Add
`damping` to the rank.
"""


# 06.5
def fuse(first, second, damping=60):
    """The ids of both rankings, by the sum of 1 / (damping + rank)."""
    scores = {}
    for ranking in [first, second]:
        for rank, child_id in enumerate(ranking, 1):
            scores[child_id] = scores.get(child_id, 0) + 1 / rank
    return sorted(scores, key=scores.get, reverse=True)
