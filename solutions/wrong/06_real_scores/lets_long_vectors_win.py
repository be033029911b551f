"""You add up the products and divide by no length, so a long vector beats one that points the
right way. `kit_cosine` divides.
"""


# 06.3
def nearest(question, vectors, k):
    """The ids of the `k` children whose vectors are most like `question`, best first."""
    scores = {
        child_id: sum(x * y for x, y in zip(question, vector))
        for child_id, vector in vectors.items()
    }
    found = [child_id for child_id in scores if scores[child_id] > 0]
    return sorted(found, key=scores.get, reverse=True)[:k]
