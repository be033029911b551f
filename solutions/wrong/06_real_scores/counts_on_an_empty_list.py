"""You look for the best one `k` times, and there may be fewer children than that. Sort once and
cut: `[:k]` takes what is there.
"""


# 06.3
def nearest(question, vectors, k):
    """The ids of the `k` children whose vectors are most like `question`, best first."""
    scores = {child_id: kit_cosine(question, vector) for child_id, vector in vectors.items()}
    best_first = []
    for _ in range(k):
        best = max(scores, key=scores.get)
        if scores[best] > 0:
            best_first.append(best)
        del scores[best]
    return best_first
