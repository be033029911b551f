"""A set has no order, so what comes out of it stands anyhow. `sorted(labels)` gives a list in
order; make the tuple of that.
"""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    labels = set(parent.labels)
    for child in children:
        if child.parent_id == parent.id:
            labels.update(child.labels)
    return tuple(labels)
