"""You cut the document's id out of the child's id at the first dot, and `notes.v2.1` has two. The
document's id is a field of its own, `child.document_id`.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    places = [i for i, child in enumerate(children) if child.id.split(".")[0] == document_id]
    place = places[0] if places else len(children)
    others = [child for child in children if child.id.split(".")[0] != document_id]
    return others[:place] + new + others[place:]
