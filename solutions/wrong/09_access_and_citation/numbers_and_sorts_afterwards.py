"""You number the children in the order in which they came, and sort by those numbers. Sort by the
old places first.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = [(n, text, labels) for n, (_, text, labels) in enumerate(children, 1)]
    return sorted(child for child in left if set(child[2]) <= reader)
