"""You exchange one child for one, and the new edition may have more of them or fewer. Take all the
old ones out, and put all the new ones in.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    result = list(children)
    places = [i for i, child in enumerate(children) if child.document_id == document_id]
    if not places:
        return result + new
    for place, child in zip(places, new):
        result[place] = child
    return result
