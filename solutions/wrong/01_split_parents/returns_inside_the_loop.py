"""Your `return` stands inside the loop, so the function ends after the first child. Move it to
the left, under the `for`.
"""


# 01.4
def unique_parents(child_ids):
    parents = []
    for child_id in child_ids:
        parent_id = child_id.split(".")[0]
        if parent_id not in parents:
            parents.append(parent_id)
        return parents
