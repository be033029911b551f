"""You put all new children in for every old one, so they come as often as there were old ones.
Once is enough.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    result = []
    for child in children:
        result += new if child.document_id == document_id else [child]
    there = any(child.document_id == document_id for child in children)
    return result if there else result + new
