"""Parents with the same scores come out turned round. A list sorted upwards and then reversed
does that; `reverse=True` inside `sorted` leaves them as they were.
"""


# 03.5
def rank_by_best_then_next(hits):
    """The parent ids by best child, ties by the second best, then the third, and so on."""
    scores = {}
    for hit in hits:
        scores.setdefault(hit.child.parent_id, []).append(hit.score)
    for own in scores.values():
        own.sort(reverse=True)
    return sorted(scores, key=lambda parent_id: scores[parent_id])[::-1]
