"""The whole tuple `child.labels` goes in as if it were one label, and a tuple cannot be sorted
among strings. For a set, `update` adds what is in it, where `add` adds it as one; for a list it
is `extend` and `append`.
"""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    labels = set(parent.labels)
    for child in children:
        if child.parent_id == parent.id:
            labels.add(child.labels)
    return tuple(sorted(labels))
