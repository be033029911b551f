"""You ask whether the child has all labels of the reader. It is the other way round: `set(labels)
<= reader`.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = []
    for _, text, labels in sorted(children):
        if reader <= set(labels):
            left.append((len(left) + 1, text, labels))
    return left
