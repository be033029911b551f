"""You compare the words, so a blank more goes unseen. With it everything behind it has moved, and
the offsets show something else: compare the texts as they are.
"""


# 08.1
def stale(children, parents):
    """The ids of the children whose text is no longer the slice of their parent, in order."""
    found = []
    for child in children:
        parent = parents.get(child.parent_id)
        words = " ".join(parent.text.split()) if parent else ""
        if words[child.start : child.end] != child.text:
            found.append(child.id)
    return found
