"""You put the labels one after the other: some come twice, and they are not sorted. Collect them
in a set, and sort at the end.
"""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    labels = parent.labels
    for child in children:
        if child.parent_id == parent.id:
            labels += child.labels
    return labels
