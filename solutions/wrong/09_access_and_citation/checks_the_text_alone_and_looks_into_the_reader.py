"""You look at `labels` and not at `reader`, and in a string `in` finds any part of it. A string
can come in on either side.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(labels, str):
        raise TypeError("labels are no string")
    return all(label in reader for label in labels)
