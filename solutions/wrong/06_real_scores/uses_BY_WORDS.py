"""You go through `BY_WORDS` and `BY_MEANING`, whichever rankings you were given. Use the
arguments.
"""


# 06.5
def fuse(first, second, damping=60):
    """The ids of both rankings, by the sum of 1 / (damping + rank)."""
    scores = {}
    for ranking in [BY_WORDS, BY_MEANING]:
        for rank, child_id in enumerate(ranking, 1):
            scores[child_id] = scores.get(child_id, 0) + 1 / (damping + rank)
    return sorted(scores, key=scores.get, reverse=True)
