"""You sort pairs of sum and id, so the id decides between equals, and backwards at that. Sort the
ids with a key, and let the key be the sum alone.
"""


# 06.5
def fuse(first, second, damping=60):
    """The ids of both rankings, by the sum of 1 / (damping + rank)."""
    scores = {}
    for ranking in [first, second]:
        for rank, child_id in enumerate(ranking, 1):
            scores[child_id] = scores.get(child_id, 0) + 1 / (damping + rank)
    pairs = sorted([(score, child_id) for child_id, score in scores.items()], reverse=True)
    return [child_id for _, child_id in pairs]
