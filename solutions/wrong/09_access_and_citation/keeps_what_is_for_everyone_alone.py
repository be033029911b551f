"""You keep the children without labels, whoever reads. A reader with labels may see more: ask for
each label of a child, and not for the tuple as a whole.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = []
    for _, text, labels in sorted(children):
        if not labels:
            left.append((len(left) + 1, text, labels))
    return left
