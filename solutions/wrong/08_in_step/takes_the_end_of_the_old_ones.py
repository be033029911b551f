"""You put the new children in where the old ones ended. With the old ones gone everything behind
them has moved up: take the place where they began.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    place = len(children)
    for i, child in enumerate(children):
        if child.document_id == document_id:
            place = i
    others = [child for child in children if child.document_id != document_id]
    return others[:place] + new + others[place:]
