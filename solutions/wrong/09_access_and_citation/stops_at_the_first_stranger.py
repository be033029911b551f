"""You stop at the first child of another parent. The children of a parent need not stand together:
pass over the others, and go on.
"""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    labels = set(parent.labels)
    for child in children:
        if child.parent_id != parent.id:
            break
        labels.update(child.labels)
    return tuple(sorted(labels))
