"""You cut the parent's id out of the child's id. An id may look different; the parent's id is a
field of its own, `child.parent_id`.
"""


# 08.1
def stale(children, parents):
    """The ids of the children whose text is no longer the slice of their parent, in order."""
    found = []
    for child in children:
        parent = parents.get(child.id.rsplit(".", 1)[0])
        if parent is None or parent.text[child.start : child.end] != child.text:
            found.append(child.id)
    return found
