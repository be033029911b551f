"""A text that asks for nothing is for everyone, and yours is for nobody. The empty set is a part
of every set, so it needs no case of its own.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str) or isinstance(labels, str):
        raise TypeError("labels are a set, a tuple or a list of strings, and not one string")
    if not labels:
        return False
    return set(labels) <= set(reader)
