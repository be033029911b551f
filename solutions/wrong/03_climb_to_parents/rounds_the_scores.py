"""With scores of 0.2 and 0.4 you keep the first, as if both were 0. Compare the scores as they
are, not as whole numbers.
"""


# 03.4
def best_children(hits):
    """The id of the best child of each parent; of two equals, the first."""
    best = {}
    for hit in hits:
        parent_id = hit.child.parent_id
        if parent_id not in best or int(hit.score) > int(best[parent_id].score):
            best[parent_id] = hit
    return {parent_id: hit.child.id for parent_id, hit in best.items()}
