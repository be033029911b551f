"""`enumerate` gives a number and the old child, and you keep both, the old place in it. Take the
child apart: `(number, text, labels)`.
"""


# 09.3
def what_is_left(children, reader):
    """The children that the reader may see, in order, with places of their own from 1."""
    return list(enumerate((c for c in sorted(children) if set(c[2]) <= reader), 1))
