"""`sort` sorts the list in place and gives back `None`, which nobody can walk through.
`sorted(children)` gives back a new list.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = []
    for _, text, labels in children.sort():
        if set(labels) <= reader:
            left.append((len(left) + 1, text, labels))
    return left
