"""You sort upwards and turn the list round, and that turns children with the same cosine round
too. `sorted(..., reverse=True)` leaves them in their order.
"""


# 06.3
def nearest(question, vectors, k):
    """The ids of the `k` children whose vectors are most like `question`, best first."""
    scores = {child_id: kit_cosine(question, vector) for child_id, vector in vectors.items()}
    found = [child_id for child_id in scores if scores[child_id] > 0]
    return sorted(found, key=scores.get)[::-1][:k]
