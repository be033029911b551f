"""You look at `labels` and not at `reader`. A string can come in on either side."""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(labels, str):
        raise TypeError("labels are no string")
    return set(labels) <= set(reader)
