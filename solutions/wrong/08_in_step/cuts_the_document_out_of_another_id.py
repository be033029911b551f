"""You cut the document's id out of the parent's id or the child's. An id may look different, and
need not hold the document's: that is a field of its own, `child.document_id`.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    documents = [child.parent_id.split("#")[0] for child in children]
    place = documents.index(document_id) if document_id in documents else len(children)
    others = [child for child in children if child.parent_id.split("#")[0] != document_id]
    return others[:place] + new + others[place:]
