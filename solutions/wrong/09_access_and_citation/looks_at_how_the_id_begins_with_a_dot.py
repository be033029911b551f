"""You read the parent out of the child's id, and a child can have any id. The parent's stands in
`child.parent_id`.
"""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    labels = set(parent.labels)
    for child in children:
        if child.id.startswith(parent.id + "."):
            labels.update(child.labels)
    return tuple(sorted(labels))
