"""`index` fails for a child that the list lacks. Such a child gets nothing there: ask first
whether it is in the list.
"""


# 06.5
def fuse(first, second, damping=60):
    """The ids of both rankings, by the sum of 1 / (damping + rank)."""
    child_ids = dict.fromkeys([*first, *second])
    scores = {}
    for child_id in child_ids:
        places = [first.index(child_id) + 1, second.index(child_id) + 1]
        scores[child_id] = sum(1 / (damping + place) for place in places)
    return sorted(scores, key=scores.get, reverse=True)
