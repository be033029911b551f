"""What only the second list has is gone. Go through both lists."""


# 06.5
def fuse(first, second, damping=60):
    """The ids of both rankings, by the sum of 1 / (damping + rank)."""
    scores = {}
    for place, child_id in enumerate(first, 1):
        scores[child_id] = 1 / (damping + place)
        if child_id in second:
            scores[child_id] += 1 / (damping + second.index(child_id) + 1)
    return sorted(scores, key=scores.get, reverse=True)
