"""In the second list you count on from the end of the first. Each list has its own first place."""


# 06.5
def fuse(first, second, damping=60):
    """The ids of both rankings, by the sum of 1 / (damping + rank)."""
    scores = {}
    for rank, child_id in enumerate([*first, *second], 1):
        scores[child_id] = scores.get(child_id, 0) + 1 / (damping + rank)
    return sorted(scores, key=scores.get, reverse=True)
