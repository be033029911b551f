"""Where there is nothing to do you give back the list that you were lent, and whoever changes the
one changes the other. Return a new list every time.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    places = [i for i, child in enumerate(children) if child.document_id == document_id]
    if not places and not new:
        return children
    place = places[0] if places else len(children)
    others = [child for child in children if child.document_id != document_id]
    return others[:place] + new + others[place:]
