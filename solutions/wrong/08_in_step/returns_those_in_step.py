"""You return the children that are in step. The others are asked for: `!=` in the place of `==`."""


# 08.1
def stale(children, parents):
    """The ids of the children whose text is no longer the slice of their parent, in order."""
    found = []
    for child in children:
        parent = parents.get(child.parent_id)
        if parent is None or parent.text[child.start : child.end] == child.text:
            found.append(child.id)
    return found
