"""A document that was not there never comes in, since you wait for one of its old children. Put it
at the end.
"""


# 08.3
def replaced(children, document_id, new):
    """A new list, with `new` in the place of the document's old children."""
    result = []
    done = False
    for child in children:
        if child.document_id != document_id:
            result.append(child)
        elif not done:
            result += new
            done = True
    return result
