"""You sort by id. The order of the documents is that of the list, and D10 need not stand before
D2.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    others = [child for child in children if child.document_id != document_id]
    return sorted(others + new, key=lambda child: (child.document_id, child.ordinal))
