"""You remove children from the list that you walk through, so every second one is passed over and
stays. Make a new list of the others.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    result = list(children)
    places = [i for i, child in enumerate(children) if child.document_id == document_id]
    place = places[0] if places else len(children)
    for child in result:
        if child.document_id == document_id:
            result.remove(child)
    return result[:place] + new + result[place:]
