"""Your result is right, and the list that you were lent has changed. Make a new one, from slices
and `+`.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    places = [i for i, child in enumerate(children) if child.document_id == document_id]
    place = places[0] if places else len(children)
    children[place : place + len(places)] = new
    return children
