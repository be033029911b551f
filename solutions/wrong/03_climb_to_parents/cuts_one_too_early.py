"""You send one parent too few. `[:k]` keeps `k` of them, counted from 0 up to `k - 1`."""


# 03.3
def k_parents(hits, k):
    """The ids of the best `k` parents, each once, in the order of their best hits."""
    return unique_parents(hit.child.parent_id for hit in hits)[: max(k - 1, 0)]
