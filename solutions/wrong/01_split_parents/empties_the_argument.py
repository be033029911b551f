"""Your list is right, but you took the ids out of the caller's list, and it is empty now. Walk
through it with `for` and leave it as it is.
"""


# 01.4
def unique_parents(child_ids):
    parents = []
    while child_ids:
        parent_id = child_ids.pop(0).split(".")[0]
        if parent_id not in parents:
            parents.append(parent_id)
    return parents
