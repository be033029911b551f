"""You rank by the mean, so weak hits pull a good parent down. The best child decides first."""


# 03.5
def rank_by_best_then_next(hits):
    scores = {}
    for hit in hits:
        scores.setdefault(hit.child.parent_id, []).append(hit.score)
    return sorted(
        scores, key=lambda parent_id: sum(scores[parent_id]) / len(scores[parent_id]), reverse=True
    )
