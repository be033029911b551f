"""Your function prints the ids and gives nothing back. Put `return` in the place of `print`."""


# 06.5
def fuse(first, second, damping=60):
    """The ids of both rankings, by the sum of 1 / (damping + rank)."""
    scores = {}
    for ranking in [first, second]:
        for rank, child_id in enumerate(ranking, 1):
            scores[child_id] = scores.get(child_id, 0) + 1 / (damping + rank)
    print(sorted(scores, key=scores.get, reverse=True))
