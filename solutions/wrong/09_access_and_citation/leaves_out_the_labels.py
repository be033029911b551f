"""The labels are missing. A child is `(place, text, labels)`: only its place changes."""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = [child for child in sorted(children) if set(child[2]) <= reader]
    return [(n, text) for n, (_, text, labels) in enumerate(left, 1)]
