"""You take each child that you found out of the dictionary, and afterwards it is gone for
everybody. Leave the argument as it is.
"""


# 06.3
def nearest(question, vectors, k):
    """The ids of the `k` children whose vectors are most like `question`, best first."""
    best_first = []
    while vectors and len(best_first) < k:
        child_id = max(vectors, key=lambda name: kit_cosine(question, vectors[name]))
        if kit_cosine(question, vectors[child_id]) <= 0:
            break
        best_first.append(child_id)
        vectors.pop(child_id)
    return best_first
