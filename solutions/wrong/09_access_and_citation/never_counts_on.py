"""All your places are the same. `place + 1` on a line of its own is forgotten at once: `place +=
1`.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left, place = [], 1
    for _, text, labels in sorted(children):
        if set(labels) <= reader:
            left.append((place, text, labels))
            place + 1
    return left
