"""You put the list in as one thing. With `+` its children come in, one beside the other."""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    places = [i for i, child in enumerate(children) if child.document_id == document_id]
    place = places[0] if places else len(children)
    others = [child for child in children if child.document_id != document_id]
    others.insert(place, new)
    return others
