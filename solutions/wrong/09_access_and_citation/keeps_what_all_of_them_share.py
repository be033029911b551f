"""You keep the labels that the parent and all its children share. That is the loosest, and then a
secret child opens with the rest. Take the labels of all together.
"""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    labels = set(parent.labels)
    for child in children:
        if child.parent_id == parent.id:
            labels &= set(child.labels)
    return tuple(sorted(labels))
