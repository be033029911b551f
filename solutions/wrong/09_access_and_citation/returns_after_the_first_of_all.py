"""You return inside the loop, so only the first child in the list is looked at, whose ever it is.
`return` stands after the loop, and so does the case without children.
"""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    labels = set(parent.labels)
    for child in children:
        if child.parent_id == parent.id:
            labels.update(child.labels)
        return tuple(sorted(labels))
    return tuple(sorted(labels))
