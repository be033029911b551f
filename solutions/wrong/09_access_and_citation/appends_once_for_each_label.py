"""You append a child once for each of its labels that the reader holds: never where it has none,
and twice where it has two. First ask for all of them, then append once.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = []
    for _, text, labels in sorted(children):
        for label in labels:
            if label in reader:
                left.append((len(left) + 1, text, labels))
    return left
