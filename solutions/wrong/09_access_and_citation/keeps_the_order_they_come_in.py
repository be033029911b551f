"""Each label stands there once, in the order in which they came. They are asked for sorted:
`tuple(sorted(labels))`.
"""


# 09.1
def effective_labels(parent, children):
    """The labels that the whole parent asks for: its own and its children's."""
    labels = list(parent.labels)
    for child in children:
        if child.parent_id == parent.id:
            labels.extend(child.labels)
    return tuple(dict.fromkeys(labels))
