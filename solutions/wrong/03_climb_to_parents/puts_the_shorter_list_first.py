"""Among equals you put the parent without a further hit first, and it stands behind. With
negative scores sorted upwards `[-3]` comes before `[-3, -2]`; with the scores as they are and
`reverse=True` it comes after `[3, 2]`.
"""


# 03.5
def rank_by_best_then_next(hits):
    scores = {}
    for hit in hits:
        scores.setdefault(hit.child.parent_id, []).append(-hit.score)
    return sorted(scores, key=lambda parent_id: sorted(scores[parent_id]))
