"""You insert each new child at the same place, so each pushes the one before it back, and the last
comes first. Put them in together.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    places = [i for i, child in enumerate(children) if child.document_id == document_id]
    place = places[0] if places else len(children)
    others = [child for child in children if child.document_id != document_id]
    for child in new:
        others.insert(place, child)
    return others
