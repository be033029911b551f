"""Your list is right, but the caller's list is empty after the call. Walk through it with `for`
and leave it as it is.
"""


# 01.4
def unique_parents(child_ids):
    parents = []
    while child_ids:
        parent_id = child_ids.pop(0).split(".")[0]
        if parent_id not in parents:
            parents.append(parent_id)
    return parents
