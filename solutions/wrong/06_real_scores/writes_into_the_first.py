"""You add to the list you were given, and afterwards it is longer for everybody. Make a list of
your own.
"""


# 06.5
def fuse(first, second, damping=60):
    """The ids of both rankings, by the sum of 1 / (damping + rank)."""
    both = [*first], [*second]
    for child_id in second:
        if child_id not in first:
            first.append(child_id)
    scores = dict.fromkeys(first, 0)
    for ranking in both:
        for rank, child_id in enumerate(ranking, 1):
            scores[child_id] += 1 / (damping + rank)
    return sorted(scores, key=scores.get, reverse=True)
