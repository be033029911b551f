"""You return one child more than `k`. Count from 0 to below `k`, or cut with `[:k]`."""


# 06.3
def nearest(question, vectors, k):
    """The ids of the `k` children whose vectors are most like `question`, best first."""
    scores = {child_id: kit_cosine(question, vector) for child_id, vector in vectors.items()}
    best_first = []
    for child_id in sorted(scores, key=scores.get, reverse=True):
        if scores[child_id] > 0 and len(best_first) <= k:
            best_first.append(child_id)
    return best_first
