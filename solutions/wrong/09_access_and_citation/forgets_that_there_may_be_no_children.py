"""You return inside the loop: the first child in the list decides, and without children nothing is
returned at all. `return` stands after the loop.
"""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    labels = set(parent.labels)
    for child in children:
        if child.parent_id == parent.id:
            labels.update(child.labels)
        return tuple(sorted(labels))
