"""You look at `reader` and not at `labels`. A string can come in on either side."""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str):
        raise TypeError("labels are no string")
    return set(labels) <= set(reader)
