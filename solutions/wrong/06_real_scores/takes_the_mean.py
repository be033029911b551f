"""You divide by how many lists have the child, so a child in one list is not behind one in both.
Add, and divide by nothing.
"""


# 06.5
def fuse(first, second, damping=60):
    """The ids of both rankings, by the sum of 1 / (damping + rank)."""
    scores = {}
    for ranking in [first, second]:
        for rank, child_id in enumerate(ranking, 1):
            scores.setdefault(child_id, []).append(1 / (damping + rank))
    means = {child_id: sum(parts) / len(parts) for child_id, parts in scores.items()}
    return sorted(means, key=means.get, reverse=True)
