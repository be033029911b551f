"""You add the ranks and put the smallest sum first. A child that one list lacks then has a small
sum and wins: add 1 / (damping + rank).
"""


# 06.5
def fuse(first, second, damping=60):
    """The ids of both rankings, by the sum of 1 / (damping + rank)."""
    ranks = {}
    for ranking in [first, second]:
        for rank, child_id in enumerate(ranking, 1):
            ranks[child_id] = ranks.get(child_id, 0) + rank
    return sorted(ranks, key=ranks.get)
