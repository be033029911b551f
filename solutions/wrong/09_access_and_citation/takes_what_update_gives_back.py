"""`update`, `add`, `extend` and `sort` change a set or a list in place and give back `None`. Let
them do that on a line of their own, and go on with what they changed.
"""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    labels = set(parent.labels)
    for child in children:
        if child.parent_id == parent.id:
            labels = labels.update(child.labels)
    return tuple(sorted(labels))
