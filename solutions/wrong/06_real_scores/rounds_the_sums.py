"""You round the sums. At a damping of 60 they differ in the fourth digit, so many become equal.
Sort by the numbers as they are.
"""


# 06.5
def fuse(first, second, damping=60):
    """The ids of both rankings, by the sum of 1 / (damping + rank)."""
    scores = {}
    for ranking in [first, second]:
        for rank, child_id in enumerate(ranking, 1):
            scores[child_id] = scores.get(child_id, 0) + 1 / (damping + rank)
    return sorted(scores, key=lambda child_id: round(scores[child_id], 2), reverse=True)
