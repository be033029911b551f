"""One label of several is enough for you, and a text that asks for none is closed to everyone. The
reader needs *all*; `all` of nothing is `True`.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str) or isinstance(labels, str):
        raise TypeError("labels are a set, a tuple or a list of strings, and not one string")
    return any(label in reader for label in labels)
