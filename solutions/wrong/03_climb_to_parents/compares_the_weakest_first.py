"""You sort each parent's scores from the lowest up, so the weakest hits are compared first. Sort
them with `reverse=True`.
"""


# 03.5
def rank_by_best_then_next(hits):
    """The parent ids by best child, ties by the second best, then the third, and so on."""
    scores = {}
    for hit in hits:
        scores.setdefault(hit.child.parent_id, []).append(hit.score)
    for own in scores.values():
        own.sort()
    return sorted(scores, key=lambda parent_id: scores[parent_id], reverse=True)
