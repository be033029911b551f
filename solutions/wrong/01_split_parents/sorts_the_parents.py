"""You sort the parents, so the one that came first may end up last. Keep the order in which they
first appear.
"""


# 01.4
def unique_parents(child_ids):
    return sorted({child_id.split(".")[0] for child_id in child_ids})
