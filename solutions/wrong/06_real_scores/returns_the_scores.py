"""You return the cosines. Keep the ids and sort **them**, by their cosines."""


# 06.3
def nearest(question, vectors, k):
    """The ids of the `k` children whose vectors are most like `question`, best first."""
    scores = [kit_cosine(question, vector) for vector in vectors.values()]
    return sorted([score for score in scores if score > 0], reverse=True)[:k]
