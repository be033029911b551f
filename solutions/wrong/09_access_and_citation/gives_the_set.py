"""You return the set. A sorted tuple is asked for: `tuple(sorted(labels))`."""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    labels = set(parent.labels)
    for child in children:
        if child.parent_id == parent.id:
            labels.update(child.labels)
    return labels
