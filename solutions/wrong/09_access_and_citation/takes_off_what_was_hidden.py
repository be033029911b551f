"""You take off one for each child left out. That is right only where the old places began at 1 and
had no gaps. Count those that you keep.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left, hidden = [], 0
    for place, text, labels in sorted(children):
        if set(labels) <= reader:
            left.append((place - hidden, text, labels))
        else:
            hidden += 1
    return left
