"""A child that shares no direction with the question scores 0, and you return it as soon as there
is room. Only what is above 0 is found.
"""


# 06.3
def nearest(question, vectors, k):
    """The ids of the `k` children whose vectors are most like `question`, best first."""
    scores = {child_id: kit_cosine(question, vector) for child_id, vector in vectors.items()}
    return sorted(scores, key=scores.get, reverse=True)[:k]
