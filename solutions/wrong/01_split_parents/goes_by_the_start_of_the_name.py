"""You ask whether the name starts with a parent id, and `D50.1` starts with `D5` too. Compare
whole ids: `child.id == child_id`.
"""


# 01.3
def recorded_parent(child_id, children):
    for child in children:
        if child_id.startswith(child.parent_id):
            return child.parent_id
    return None
