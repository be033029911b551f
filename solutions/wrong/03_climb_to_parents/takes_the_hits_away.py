"""Your function takes hits out of the caller's list, as `pop` does, and the next call finds
fewer of them. Walk through it with `for`.
"""


# 03.3
def k_parents(hits, k):
    kept = []
    while hits and len(kept) < k:
        parent_id = hits.pop(0).child.parent_id
        if parent_id not in kept:
            kept.append(parent_id)
    return kept
