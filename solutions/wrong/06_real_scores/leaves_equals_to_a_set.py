"""You gather the ids in a set, and a set has no order: equals come out in any. A dictionary
remembers in which order its keys came.
"""


# 06.5
def fuse(first, second, damping=60):
    """The ids of both rankings, by the sum of 1 / (damping + rank)."""
    scores = {child_id: 0 for child_id in set(first) | set(second)}
    for ranking in [first, second]:
        for rank, child_id in enumerate(ranking, 1):
            scores[child_id] += 1 / (damping + rank)
    return sorted(scores, key=scores.get, reverse=True)
