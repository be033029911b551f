"""You put a word in the place of each private child. It tells where something is hidden, and how
much. What is withheld was never there.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = []
    for n, (_, text, labels) in enumerate(sorted(children), 1):
        if set(labels) <= reader:
            left.append((n, text, labels))
        else:
            left.append((n, "withheld", ()))
    return left
