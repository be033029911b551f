"""You ask whether the text stands anywhere in the parent. Its place counts too: whoever cites a
child that has moved by its offsets shows other words. Compare with `parent.text[child.start :
child.end]`.
"""


# 08.1
def stale(children, parents):
    """The ids of the children whose text is no longer the slice of their parent, in order."""
    found = []
    for child in children:
        parent = parents.get(child.parent_id)
        if parent is None or child.text not in parent.text:
            found.append(child.id)
    return found
