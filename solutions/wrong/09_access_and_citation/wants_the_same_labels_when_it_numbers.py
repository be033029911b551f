"""You ask that labels and reader be equal. A reader may hold more than a child asks for: `<=`."""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = []
    for _, text, labels in sorted(children):
        if set(labels) == reader:
            left.append((len(left) + 1, text, labels))
    return left
