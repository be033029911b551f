"""You compare the child with its whole parent, and a parent has more than one. Compare with the
slice from `child.start` to `child.end`.
"""


# 08.1
def stale(children, parents):
    """The ids of the children whose text is no longer the slice of their parent, in order."""
    found = []
    for child in children:
        parent = parents.get(child.parent_id)
        if parent is None or parent.text != child.text:
            found.append(child.id)
    return found
