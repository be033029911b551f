"""You take all children of the parent's document. The other sections of a document have labels of
their own: compare `child.parent_id` with `parent.id`.
"""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    labels = set(parent.labels)
    for child in children:
        if child.document_id == parent.document_id:
            labels.update(child.labels)
    return tuple(sorted(labels))
