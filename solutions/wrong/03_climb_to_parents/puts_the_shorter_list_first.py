"""Among equals yours puts the parent without a further hit first, and it stands behind: `[3, 2]`
is more than `[3]`. Negative scores sorted upwards put `[-3]` before `[-3, -2]`, and in a mean or a
median the further hit pulls its parent down.
"""


# 03.5
def rank_by_best_then_next(hits):
    scores = {}
    for hit in hits:
        scores.setdefault(hit.child.parent_id, []).append(-hit.score)
    return sorted(scores, key=lambda parent_id: sorted(scores[parent_id]))
