"""Your list is right, and the one that you were given is sorted afterwards: `sort` changes it for
everybody. `sorted(children)` is a new list.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    children.sort()
    left = [child for child in children if set(child[2]) <= reader]
    return [(n, text, labels) for n, (_, text, labels) in enumerate(left, 1)]
