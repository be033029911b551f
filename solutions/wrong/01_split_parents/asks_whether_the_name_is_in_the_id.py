"""`in` asks whether the name stands somewhere in a child's id, and `D50` stands in `D50.1`.
Compare whole ids: `child.id == child_id`.
"""


# 01.3
def recorded_parent(child_id, children):
    """The parent id that the child named `child_id` carries, or None where there is no such child."""
    for child in children:
        if child_id in child.id:
            return child.parent_id
    return None
