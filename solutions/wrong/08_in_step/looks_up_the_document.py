"""You look up the document, and the parent here is a section of it. Its id is `child.parent_id`."""


# 08.1
def stale(children, parents):
    """The ids of the children whose text is no longer the slice of their parent, in order."""
    found = []
    for child in children:
        parent = parents.get(child.document_id)
        if parent is None or parent.text[child.start : child.end] != child.text:
            found.append(child.id)
    return found
