"""You cut the parent's id out of the child's, and `notes.v2.1` has two dots. The parent's stands
in `child.parent_id`.
"""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    labels = set(parent.labels)
    for child in children:
        if child.id.split(".")[0] == parent.id:
            labels.update(child.labels)
    return tuple(sorted(labels))
