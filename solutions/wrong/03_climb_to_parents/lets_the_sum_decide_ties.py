"""Among equals you let the sum decide, so many weak hits win there. Compare the second best
child with the second best child.
"""


# 03.5
def rank_by_best_then_next(hits):
    """The parent ids by best child, ties by the second best, then the third, and so on."""
    scores = {}
    for hit in hits:
        scores.setdefault(hit.child.parent_id, []).append(hit.score)
    for own in scores.values():
        own.sort(reverse=True)
    return sorted(
        scores, key=lambda parent_id: (scores[parent_id][0], sum(scores[parent_id])), reverse=True
    )
