"""You add a parent before you ask whether `k` is reached, so `k=0` never stops. Ask first, then
add.
"""


# 03.3
def k_parents(hits, k):
    kept = []
    for hit in hits:
        if hit.child.parent_id not in kept:
            kept.append(hit.child.parent_id)
            if len(kept) == k:
                break
    return kept
