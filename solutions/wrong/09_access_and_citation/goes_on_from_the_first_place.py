"""You begin with the place of the first child that is left, so it tells what stood before it.
Begin at 1.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = [child for child in sorted(children) if set(child[2]) <= reader]
    first = left[0][0] if left else 1
    return [(n, text, labels) for n, (_, text, labels) in enumerate(left, first)]
