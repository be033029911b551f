"""Your dictionary has the cosine for its key, so of two children with the same cosine only the
last is left. Let the id be the key.
"""


# 06.3
def nearest(question, vectors, k):
    """The ids of the `k` children whose vectors are most like `question`, best first."""
    found = {}
    for child_id, vector in vectors.items():
        score = kit_cosine(question, vector)
        if score > 0:
            found[score] = child_id
    return [found[score] for score in sorted(found, reverse=True)][:k]
