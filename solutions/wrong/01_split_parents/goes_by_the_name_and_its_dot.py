"""You ask whether the name starts with a parent id and a dot. It suits these names, and a child
may be called `first words`: compare whole ids, `child.id == child_id`.
"""


# 01.3
def recorded_parent(child_id, children):
    """The parent id that the child named `child_id` carries, or None where there is no such child."""
    for child in children:
        if child_id.startswith(child.parent_id + "."):
            return child.parent_id
    return None
