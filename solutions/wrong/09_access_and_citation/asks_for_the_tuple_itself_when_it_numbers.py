"""`labels in reader` asks whether the tuple as a whole is one of the reader's labels, and it never
is. Ask for each label in it: `set(labels) <= reader`.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    left = []
    for _, text, labels in sorted(children):
        if labels in reader:
            left.append((len(left) + 1, text, labels))
    return left
