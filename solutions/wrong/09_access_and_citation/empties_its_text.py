"""You empty the text of a private child and leave the child. An empty place tells that something
is hidden. Leave it out.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = []
    for n, (_, text, labels) in enumerate(sorted(children), 1):
        left.append((n, text if set(labels) <= reader else "", labels))
    return left
