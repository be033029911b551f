"""You put the whole list in as one thing, and once for every old child. `extend` takes its
children one by one, and once is enough.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    result = []
    for child in children:
        if child.document_id != document_id:
            result.append(child)
        else:
            result.append(new)
    return result
