"""You keep only what both lists have. A child that one list lacks gets nothing there, and it keeps
what the other gives.
"""


# 06.5
def fuse(first, second, damping=60):
    """The ids of both rankings, by the sum of 1 / (damping + rank)."""
    scores = {}
    for place, child_id in enumerate(first, 1):
        if child_id in second:
            other = second.index(child_id) + 1
            scores[child_id] = 1 / (damping + place) + 1 / (damping + other)
    return sorted(scores, key=scores.get, reverse=True)
