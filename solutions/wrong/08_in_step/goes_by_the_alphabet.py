"""You sort the documents by their ids. Their order is that of the list, in which D2 may stand
before D10 and D10 before D1: find the place of the old children.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    before = [child for child in children if child.document_id < document_id]
    after = [child for child in children if child.document_id > document_id]
    return before + new + after
