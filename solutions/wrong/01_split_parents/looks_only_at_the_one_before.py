"""You compare each parent with the one before it. A repeat can come later, after another parent;
look in the whole list.
"""


# 01.4
def unique_parents(child_ids):
    parents = []
    for child_id in child_ids:
        parent_id = child_id.split(".")[0]
        if not parents or parents[-1] != parent_id:
            parents.append(parent_id)
    return parents
