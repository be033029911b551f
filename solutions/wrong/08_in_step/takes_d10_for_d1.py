"""The id of D10 begins with D1, and its children went out too. Compare `child.document_id` with
`==`.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    places = [i for i, child in enumerate(children) if child.id.startswith(document_id)]
    place = places[0] if places else len(children)
    others = [child for child in children if not child.id.startswith(document_id)]
    return others[:place] + new + others[place:]
