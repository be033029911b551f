"""You go through the parents, so a child whose parent is gone is never looked at. Go through the
children, and look up the parent of each.
"""


# 08.1
def stale(children, parents):
    """The ids of the children whose text is no longer the slice of their parent, in order."""
    found = []
    for parent in parents.values():
        for child in children:
            mine = child.parent_id == parent.id
            if mine and parent.text[child.start : child.end] != child.text:
                found.append(child.id)
    return found
