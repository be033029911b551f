"""You let a reader see a child of which they hold one label. They need all of them."""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = []
    for _, text, labels in sorted(children):
        if not labels or any(label in reader for label in labels):
            left.append((len(left) + 1, text, labels))
    return left
