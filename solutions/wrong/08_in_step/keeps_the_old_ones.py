"""The old children are still there, beside the new ones: each sentence is found twice, once as it
was. Leave out the children of the document.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    places = [i for i, child in enumerate(children) if child.document_id == document_id]
    place = places[0] if places else len(children)
    return children[:place] + new + children[place:]
