"""You return pairs of a parent and its scores. We asked for the ids alone."""


# 03.5
def rank_by_best_then_next(hits):
    scores = {}
    for hit in hits:
        scores.setdefault(hit.child.parent_id, []).append(hit.score)
    for own in scores.values():
        own.sort(reverse=True)
    return sorted(scores.items(), key=lambda pair: pair[1], reverse=True)
