"""You look up every parent, and one of them is gone. `parents.get(child.parent_id)` gives `None`
there, and then the child is stale.
"""


# 08.1
def stale(children, parents):
    """The ids of the children whose text is no longer the slice of their parent, in order."""
    found = []
    for child in children:
        if parents[child.parent_id].text[child.start : child.end] != child.text:
            found.append(child.id)
    return found
