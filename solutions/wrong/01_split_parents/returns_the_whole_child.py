"""You return the whole child. We asked for one of its fields, the parent id."""


# 01.3
def recorded_parent(child_id, children):
    """The parent id that the child named `child_id` carries, or None where there is no such child."""
    for child in children:
        if child.id == child_id:
            return child
    return None
