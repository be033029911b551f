"""You compare the parent's id with the document's. A document has several parents, and the
children of all of them go out: `child.document_id`.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    places = [i for i, child in enumerate(children) if child.parent_id == document_id]
    place = places[0] if places else len(children)
    others = [child for child in children if child.parent_id != document_id]
    return others[:place] + new + others[place:]
