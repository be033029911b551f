"""You take the private children out of the list you were given, and afterwards they are gone for
everybody, also for those who may read them. Make a new list.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    for child in list(children):
        if not set(child[2]) <= reader:
            children.remove(child)
    return [(n, text, labels) for n, (_, text, labels) in enumerate(sorted(children), 1)]
