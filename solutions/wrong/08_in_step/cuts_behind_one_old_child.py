"""You leave out one old child, and a document may have many: `children[place + 1 :]` goes on with
the second. Make a list of the others first.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    places = [i for i, child in enumerate(children) if child.document_id == document_id]
    place = places[0] if places else len(children)
    return children[:place] + new + children[place + 1 :]
