"""Your result is right, and `new` is empty after your call. `pop` takes its children out: add the
whole list with `+`.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    places = [i for i, child in enumerate(children) if child.document_id == document_id]
    place = places[0] if places else len(children)
    others = [child for child in children if child.document_id != document_id]
    while new:
        others.insert(place, new.pop())
    return others
