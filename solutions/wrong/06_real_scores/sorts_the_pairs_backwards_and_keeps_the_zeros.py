"""Two things. You sort pairs of cosine and id, so the id decides between equals, and backwards at
that. And a child whose cosine is not above 0 is not found.
"""


# 06.3
def nearest(question, vectors, k):
    """The ids of the `k` children whose vectors are most like `question`, best first."""
    pairs = [(kit_cosine(question, vector), child_id) for child_id, vector in vectors.items()]
    return [child_id for score, child_id in sorted(pairs, reverse=True)[:k]]
