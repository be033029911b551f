"""You return the best hit of each parent. We asked for the id of its child: `hit.child.id`."""


# 03.4
def best_children(hits):
    best = {}
    for hit in hits:
        parent_id = hit.child.parent_id
        if parent_id not in best or hit.score > best[parent_id].score:
            best[parent_id] = hit
    return best
