"""`update` with one label, a string, adds its letters. Give it the whole tuple,
`labels.update(child.labels)`, or `add` a single label.
"""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    labels = set(parent.labels)
    for child in children:
        if child.parent_id == parent.id:
            for label in child.labels:
                labels.update(label)
    return tuple(sorted(labels))
