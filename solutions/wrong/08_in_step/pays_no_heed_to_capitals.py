"""You make both texts lower case first. A citation is word for word, capitals too: compare them as
they are.
"""


# 08.1
def stale(children, parents):
    """The ids of the children whose text is no longer the slice of their parent, in order."""
    found = []
    for child in children:
        parent = parents.get(child.parent_id)
        slice_ = parent.text[child.start : child.end].lower() if parent else None
        if slice_ != child.text.lower():
            found.append(child.id)
    return found
