"""Of each parent you keep the hit with the lowest score. A higher score is a better match."""


# 03.4
def best_children(hits):
    """The id of the best child of each parent; of two equals, the first."""
    best = {}
    for hit in hits:
        parent_id = hit.child.parent_id
        if parent_id not in best or hit.score < best[parent_id].score:
            best[parent_id] = hit
    return {parent_id: hit.child.id for parent_id, hit in best.items()}
