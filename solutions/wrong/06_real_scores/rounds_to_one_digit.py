"""You round the cosines before you sort, so close ones become equal and the dictionary decides.
Sort by the number as it is.
"""


# 06.3
def nearest(question, vectors, k):
    """The ids of the `k` children whose vectors are most like `question`, best first."""
    scores = {child_id: round(kit_cosine(question, v), 1) for child_id, v in vectors.items()}
    found = [child_id for child_id in scores if scores[child_id] > 0]
    return sorted(found, key=scores.get, reverse=True)[:k]
