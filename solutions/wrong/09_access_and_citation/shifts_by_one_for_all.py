"""You take one off once something has been left out. Each child left out takes one off: count
those that you keep.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left, hidden = [], False
    for place, text, labels in sorted(children):
        if set(labels) <= reader:
            left.append((place - 1 if hidden else place, text, labels))
        else:
            hidden = True
    return left
