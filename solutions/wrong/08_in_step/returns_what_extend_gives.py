"""`extend` changes a list and gives back `None`. Return the list, on a line of its own."""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    return [child for child in children if child.document_id != document_id].extend(new)
