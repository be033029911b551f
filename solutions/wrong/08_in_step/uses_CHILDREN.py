"""You look at `CHILDREN`, whatever was given. Inside the function use its argument, `children`."""


# 08.1
def stale(children, parents):
    """The ids of the children whose text is no longer the slice of their parent, in order."""
    found = []
    for child in CHILDREN:
        parent = parents.get(child.parent_id)
        if parent is None or parent.text[child.start : child.end] != child.text:
            found.append(child.id)
    return found
