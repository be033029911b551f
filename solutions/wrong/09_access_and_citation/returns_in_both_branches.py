"""You return at the first label either way, so the others are never asked for, and where there are
none nothing is returned. Return `False` at the first that is missing, and `True` after the
loop.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str) or isinstance(labels, str):
        raise TypeError("labels are a set, a tuple or a list of strings, and not one string")
    for label in labels:
        if label in reader:
            return True
        else:
            return False
