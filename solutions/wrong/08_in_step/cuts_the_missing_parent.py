"""Where the parent is gone, `parents.get` gives `None`, and `None` has no text. Ask for that
first: `if parent is None or ...`.
"""


# 08.1
def stale(children, parents):
    """The ids of the children whose text is no longer the slice of their parent, in order."""
    found = []
    for child in children:
        parent = parents.get(child.parent_id)
        if parent.text[child.start : child.end] != child.text or parent is None:
            found.append(child.id)
    return found
