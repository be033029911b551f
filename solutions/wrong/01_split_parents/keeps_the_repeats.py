"""Every child adds its parent, so a parent comes as often as it has children here. Ask whether
it is in the list before you add it.
"""


# 01.4
def unique_parents(child_ids):
    return [child_id.split(".")[0] for child_id in child_ids]
