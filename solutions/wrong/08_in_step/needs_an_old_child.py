"""You look for the first old child, and a new document has none. Take the end of the list there,
`len(children)`.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    place = [child.document_id for child in children].index(document_id)
    others = [child for child in children if child.document_id != document_id]
    return others[:place] + new + others[place:]
