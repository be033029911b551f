"""Where two cosines are equal you go by the id. They keep the order of the dictionary, and
`sorted` does that by itself.
"""


# 06.3
def nearest(question, vectors, k):
    """The ids of the `k` children whose vectors are most like `question`, best first."""
    scores = {child_id: kit_cosine(question, vector) for child_id, vector in vectors.items()}
    found = [child_id for child_id in scores if scores[child_id] > 0]
    return sorted(found, key=lambda child_id: (-scores[child_id], child_id))[:k]
