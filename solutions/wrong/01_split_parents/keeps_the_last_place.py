"""You keep each parent where it appears last. The first appearance counts: that is its best
child.
"""


# 01.4
def unique_parents(child_ids):
    parents = []
    for child_id in child_ids:
        parent_id = child_id.split(".")[0]
        if parent_id in parents:
            parents.remove(parent_id)
        parents.append(parent_id)
    return parents
