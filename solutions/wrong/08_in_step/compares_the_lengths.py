"""You compare how long the texts are, and 25 is as long as 20. Compare the texts themselves."""


# 08.1
def stale(children, parents):
    """The ids of the children whose text is no longer the slice of their parent, in order."""
    found = []
    for child in children:
        parent = parents.get(child.parent_id)
        if parent is None or len(parent.text[child.start : child.end]) != len(child.text):
            found.append(child.id)
    return found
