"""You count from 0. Places begin at 1: `enumerate(..., 1)`, or one more than what you have kept."""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = [child for child in sorted(children) if set(child[2]) <= reader]
    return [(n, text, labels) for n, (_, text, labels) in enumerate(left)]
