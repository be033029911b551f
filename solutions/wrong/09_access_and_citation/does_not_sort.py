"""You take the children in the order in which they came. Their order is that of their places: walk
through `sorted(children)`.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = [child for child in children if set(child[2]) <= reader]
    return [(n, text, labels) for n, (_, text, labels) in enumerate(left, 1)]
