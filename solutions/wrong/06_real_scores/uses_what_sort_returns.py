"""If you use `.sort()`: it puts a list in order and returns None. `sorted(...)` returns the list that
you want to cut.
"""


# 06.3
def nearest(question, vectors, k):
    """The ids of the `k` children whose vectors are most like `question`, best first."""
    scores = {child_id: kit_cosine(question, vector) for child_id, vector in vectors.items()}
    found = [child_id for child_id in scores if scores[child_id] > 0]
    return found.sort(key=scores.get, reverse=True)[:k]
