"""You ask whether all that the reader holds stands on the text. It is the other way round: all
that stands on the text must the reader hold.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str) or isinstance(labels, str):
        raise TypeError("labels are a set, a tuple or a list of strings, and not one string")
    return set(reader) <= set(labels)
