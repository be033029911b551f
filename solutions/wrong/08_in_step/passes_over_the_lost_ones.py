"""You pass over the children whose parent is gone. They are out of step more than any other: a
search finds them, and nothing can be sent. Count them as stale.
"""


# 08.1
def stale(children, parents):
    """The ids of the children whose text is no longer the slice of their parent, in order."""
    found = []
    for child in children:
        parent = parents.get(child.parent_id)
        if parent and parent.text[child.start : child.end] != child.text:
            found.append(child.id)
    return found
