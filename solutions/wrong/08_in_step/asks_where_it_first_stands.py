"""You ask where the text stands for the first time. The same sentence may stand in a parent twice,
and the second one is in step too. Look at the child's own place, the slice from `start` to `end`.
"""


# 08.1
def stale(children, parents):
    """The ids of the children whose text is no longer the slice of their parent, in order."""
    found = []
    for child in children:
        parent = parents.get(child.parent_id)
        if parent is None or parent.text.find(child.text) != child.start:
            found.append(child.id)
    return found
