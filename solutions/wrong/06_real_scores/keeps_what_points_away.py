"""`if score` leaves out 0 alone. A number below 0 counts as true, so children that point the other
way are found: ask for `score > 0`.
"""


# 06.3
def nearest(question, vectors, k):
    """The ids of the `k` children whose vectors are most like `question`, best first."""
    scores = {child_id: kit_cosine(question, vector) for child_id, vector in vectors.items()}
    found = [child_id for child_id in scores if scores[child_id]]
    return sorted(found, key=scores.get, reverse=True)[:k]
