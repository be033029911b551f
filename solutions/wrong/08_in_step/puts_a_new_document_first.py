"""A document that was not there comes first in your list. It comes last: start with
`len(children)` and not with 0.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    places = [i for i, child in enumerate(children) if child.document_id == document_id]
    place = places[0] if places else 0
    others = [child for child in children if child.document_id != document_id]
    return others[:place] + new + others[place:]
