"""You work on `SHELF`, whatever was given. Inside the function use its argument, `children`."""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    places = [i for i, child in enumerate(SHELF) if child.document_id == document_id]
    place = places[0] if places else len(SHELF)
    others = [child for child in SHELF if child.document_id != document_id]
    return others[:place] + new + others[place:]
