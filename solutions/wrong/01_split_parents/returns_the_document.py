"""You return `document_id`. For a short guide it is the same as the parent, but `notes.v2` is a
section of the document `notes`. The field is `parent_id`.
"""


# 01.3
def recorded_parent(child_id, children):
    """The parent id that the child named `child_id` carries, or None where there is no such child."""
    for child in children:
        if child.id == child_id:
            return child.document_id
    return None
