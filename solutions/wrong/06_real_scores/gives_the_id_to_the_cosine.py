"""Going through a dictionary gives its keys, so you compare the question with an id. The vector is
`vectors[child_id]`.
"""


# 06.3
def nearest(question, vectors, k):
    """The ids of the `k` children whose vectors are most like `question`, best first."""
    scores = {child_id: kit_cosine(question, child_id) for child_id in vectors}
    found = [child_id for child_id in scores if scores[child_id] > 0]
    return sorted(found, key=scores.get, reverse=True)[:k]
