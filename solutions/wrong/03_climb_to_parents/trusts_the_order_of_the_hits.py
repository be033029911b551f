"""You compare the scores in the order in which the hits came. They may come in any order: sort
each parent's scores, highest first.
"""


# 03.5
def rank_by_best_then_next(hits):
    scores = {}
    for hit in hits:
        scores.setdefault(hit.child.parent_id, []).append(hit.score)
    return sorted(scores, key=lambda parent_id: scores[parent_id], reverse=True)
