"""Your list of places is empty for a new document, so it has no first one. Take the end of the
list there, `len(children)`.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    places = [i for i, child in enumerate(children) if child.document_id == document_id]
    others = [child for child in children if child.document_id != document_id]
    return others[: places[0]] + new + others[places[0] :]
