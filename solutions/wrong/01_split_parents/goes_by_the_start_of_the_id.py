"""You ask whether the name starts with a child's id, and `D50.12` starts with `D50.1` too. Compare
whole ids: `child.id == child_id`.
"""


# 01.3
def recorded_parent(child_id, children):
    """The parent id that the child named `child_id` carries, or None where there is no such child."""
    for child in children:
        if child_id.startswith(child.id):
            return child.parent_id
    return None
