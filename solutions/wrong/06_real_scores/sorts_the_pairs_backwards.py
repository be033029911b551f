"""You sort pairs of cosine and id, so the id decides between equals, and backwards at that. Sort
the ids with a key, and let the key be the cosine alone.
"""


# 06.3
def nearest(question, vectors, k):
    """The ids of the `k` children whose vectors are most like `question`, best first."""
    pairs = [(kit_cosine(question, vector), child_id) for child_id, vector in vectors.items()]
    return [child_id for score, child_id in sorted(pairs, reverse=True) if score > 0][:k]
