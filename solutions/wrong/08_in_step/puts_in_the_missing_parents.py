"""Your list is right, and there are parents after your call that were not there. `setdefault`
writes them in: `parents.get` only looks.
"""


# 08.1
def stale(children, parents):
    """The ids of the children whose text is no longer the slice of their parent, in order."""
    found = []
    for child in children:
        parent = parents.setdefault(child.parent_id, Parent(child.parent_id, "", ""))
        if parent.text[child.start : child.end] != child.text:
            found.append(child.id)
    return found
