"""You sort the ids by their names. Sort them by their cosines: `key=scores.get`."""


# 06.3
def nearest(question, vectors, k):
    """The ids of the `k` children whose vectors are most like `question`, best first."""
    scores = {child_id: kit_cosine(question, vector) for child_id, vector in vectors.items()}
    found = [child_id for child_id in scores if scores[child_id] > 0]
    return sorted(found, reverse=True)[:k]
