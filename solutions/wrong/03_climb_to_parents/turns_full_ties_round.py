"""You sort from the lowest and turn the list round at the end, which turns full ties round too.
`reverse=True` inside `sorted` leaves them as they were.
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
