"""A label that stands on two children comes twice. Collect in a set, which keeps each once."""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    labels = list(parent.labels)
    for child in children:
        if child.parent_id == parent.id:
            labels.extend(child.labels)
    return tuple(sorted(labels))
