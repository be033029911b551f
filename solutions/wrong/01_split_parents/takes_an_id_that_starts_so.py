"""You take the first child whose id *starts* with the name, so `D50` finds `D50.1`. Compare whole
ids: `child.id == child_id`.
"""


# 01.3
def recorded_parent(child_id, children):
    """The parent id that the child named `child_id` carries, or None where there is no such child."""
    for child in children:
        if child.id.startswith(child_id):
            return child.parent_id
    return None
