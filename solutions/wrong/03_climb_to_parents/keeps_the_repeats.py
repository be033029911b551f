"""You climb and cut, and the repeats are still there. Drop them before you cut."""


# 03.3
def k_parents(hits, k):
    return [hit.child.parent_id for hit in hits][:k]
