"""Where two sums are equal you go by the id. They keep the order in which they first appear, and
`sorted` does that by itself.
"""


# 06.5
def fuse(first, second, damping=60):
    """The ids of both rankings, by the sum of 1 / (damping + rank)."""
    scores = {}
    for ranking in [first, second]:
        for rank, child_id in enumerate(ranking, 1):
            scores[child_id] = scores.get(child_id, 0) + 1 / (damping + rank)
    return sorted(scores, key=lambda child_id: (-scores[child_id], child_id))
