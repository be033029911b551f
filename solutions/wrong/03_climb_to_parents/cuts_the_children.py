"""You cut the hits to `k` before you drop the repeats, so `k` counts children. Here it counts
parents: climb, drop the repeats, and cut last.
"""


# 03.3
def k_parents(hits, k):
    """The ids of the best `k` parents, each once, in the order of their best hits."""
    return unique_parents(hit.child.parent_id for hit in hits[:k])
