"""You drop the repeats and send all the parents. Cut the list to `k` at the end."""


# 03.3
def k_parents(hits, k):
    """The ids of the best `k` parents, each once, in the order of their best hits."""
    return unique_parents(hit.child.parent_id for hit in hits)
