"""You take the one with the most labels. The strictest is nobody's alone: the labels of all of
them together.
"""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    own = [child.labels for child in children if child.parent_id == parent.id]
    return tuple(sorted(max([parent.labels, *own], key=len)))
