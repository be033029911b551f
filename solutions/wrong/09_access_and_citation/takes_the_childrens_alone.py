"""The parent's own labels are missing. Start with them, and add those of its children."""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    labels = set()
    for child in children:
        if child.parent_id == parent.id:
            labels.update(child.labels)
    return tuple(sorted(labels))
