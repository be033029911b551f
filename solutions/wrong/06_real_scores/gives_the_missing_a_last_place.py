"""You give a child that a list lacks the place behind the last one. It gets nothing there, or a
short list would give it much.
"""


# 06.5
def fuse(first, second, damping=60):
    """The ids of both rankings, by the sum of 1 / (damping + rank)."""
    scores = {}
    for child_id in dict.fromkeys([*first, *second]):
        scores[child_id] = 0
        for ranking in [first, second]:
            place = ranking.index(child_id) if child_id in ranking else len(ranking)
            scores[child_id] += 1 / (damping + place + 1)
    return sorted(scores, key=scores.get, reverse=True)
