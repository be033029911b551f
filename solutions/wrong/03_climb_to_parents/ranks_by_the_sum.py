"""You rank by the sum, so weak hits together outvote one good one. The best child decides first."""


# 03.5
def rank_by_best_then_next(hits):
    """The parent ids by best child, ties by the second best, then the third, and so on."""
    scores = {}
    for hit in hits:
        scores.setdefault(hit.child.parent_id, []).append(hit.score)
    for own in scores.values():
        own.sort(reverse=True)
    return sorted(scores, key=lambda parent_id: sum(scores[parent_id]), reverse=True)
