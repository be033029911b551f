"""You return inside the loop, after the first child. `return` stands after the loop."""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = []
    for _, text, labels in sorted(children):
        if set(labels) <= reader:
            left.append((len(left) + 1, text, labels))
        return left
