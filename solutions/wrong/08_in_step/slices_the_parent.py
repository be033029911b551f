"""You cut a slice out of the parent, and a parent is a record. Its text is a field: `parent.text`."""


# 08.1
def stale(children, parents):
    """The ids of the children whose text is no longer the slice of their parent, in order."""
    found = []
    for child in children:
        parent = parents.get(child.parent_id)
        if parent is None or parent[child.start : child.end] != child.text:
            found.append(child.id)
    return found
