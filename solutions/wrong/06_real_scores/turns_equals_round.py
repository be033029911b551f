"""You sort upwards and turn the list round, and that turns children with the same sum round too.
`sorted(..., reverse=True)` leaves them in their order.
"""


# 06.5
def fuse(first, second, damping=60):
    """The ids of both rankings, by the sum of 1 / (damping + rank)."""
    scores = {}
    for ranking in [first, second]:
        for rank, child_id in enumerate(ranking, 1):
            scores[child_id] = scores.get(child_id, 0) + 1 / (damping + rank)
    return sorted(scores, key=scores.get)[::-1]
