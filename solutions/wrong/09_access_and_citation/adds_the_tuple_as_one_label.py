"""`child.labels` is a tuple, and its labels are wanted one by one. A set takes them with `update`
(`add` takes the tuple as if it were one label, and `|` wants a set), a list with `extend`.
"""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    labels = set(parent.labels)
    for child in children:
        if child.parent_id == parent.id:
            labels.add(child.labels)
    return tuple(sorted(labels))
