"""`in` asks whether a child's id stands somewhere in the name, and `D50.1` stands in `D50.12`.
Compare whole ids: `child.id == child_id`.
"""


# 01.3
def recorded_parent(child_id, children):
    """The parent id that the child named `child_id` carries, or None where there is no such child."""
    for child in children:
        if child.id in child_id:
            return child.parent_id
    return None
