"""What you ask of `labels` and `reader` is no question that Python knows. Make a set of the tuple,
and compare two sets: `set(labels) <= reader`.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = []
    for _, text, labels in sorted(children):
        if labels <= reader:
            left.append((len(left) + 1, text, labels))
    return left
