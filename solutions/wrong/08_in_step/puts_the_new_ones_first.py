"""You put the new children at the beginning. The document had a place, and ties are decided by it:
find where the old ones began.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    return new + [child for child in children if child.document_id != document_id]
