"""You take the old children out of the list that you were lent. Make a new list of the others, and
leave that one as it is.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    places = [i for i, child in enumerate(children) if child.document_id == document_id]
    place = places[0] if places else len(children)
    for i in reversed(places):
        del children[i]
    return children[:place] + new + children[place:]
