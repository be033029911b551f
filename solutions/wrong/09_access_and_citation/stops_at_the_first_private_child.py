"""You stop at the first private child, and what stands behind it is lost. Pass over it, and go on."""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = []
    for _, text, labels in sorted(children):
        if not set(labels) <= reader:
            break
        left.append((len(left) + 1, text, labels))
    return left
