"""You take the labels of all children that you are given, also of those of other parents.
`child.parent_id` says whose child one is.
"""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    labels = set(parent.labels)
    for child in children:
        labels.update(child.labels)
    return tuple(sorted(labels))
