"""The children come as they stand in the dictionary. Sort them by their cosines, the largest
first.
"""


# 06.3
def nearest(question, vectors, k):
    """The ids of the `k` children whose vectors are most like `question`, best first."""
    scores = {child_id: kit_cosine(question, vector) for child_id, vector in vectors.items()}
    found = [child_id for child_id in scores if scores[child_id] > 0]
    return found[:k]
