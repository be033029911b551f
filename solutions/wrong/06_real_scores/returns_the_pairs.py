"""You return the cosines as well. Only the ids are asked for."""


# 06.3
def nearest(question, vectors, k):
    """The ids of the `k` children whose vectors are most like `question`, best first."""
    scores = {child_id: kit_cosine(question, vector) for child_id, vector in vectors.items()}
    pairs = [(child_id, score) for child_id, score in scores.items() if score > 0]
    return sorted(pairs, key=lambda pair: pair[1], reverse=True)[:k]
