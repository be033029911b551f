"""The children are lists with you. A tuple has round brackets: `(number, text, labels)`."""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = [list(child) for child in sorted(children) if set(child[2]) <= reader]
    for n, child in enumerate(left, 1):
        child[0] = n
    return left
