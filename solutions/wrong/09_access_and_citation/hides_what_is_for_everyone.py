"""You keep the children of which the reader holds a label. A child without labels is for everyone,
and one with two asks for both: `set(labels) <= reader`.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = []
    for _, text, labels in sorted(children):
        if any(label in reader for label in labels):
            left.append((len(left) + 1, text, labels))
    return left
