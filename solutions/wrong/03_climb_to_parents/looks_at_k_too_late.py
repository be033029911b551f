"""With `k=0` you give all the parents, and none is wanted. Ask whether `k` is reached before you
add a parent.
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
