"""`zip` stops where the shorter list ends, and the rest of the longer one is lost. Go through each
list by itself; then equals come in the right order as well.
"""


# 06.5
def fuse(first, second, damping=60):
    """The ids of both rankings, by the sum of 1 / (damping + rank)."""
    scores = {}
    for rank, (one, other) in enumerate(zip(first, second), 1):
        scores[one] = scores.get(one, 0) + 1 / (damping + rank)
        scores[other] = scores.get(other, 0) + 1 / (damping + rank)
    return sorted(scores, key=scores.get, reverse=True)
