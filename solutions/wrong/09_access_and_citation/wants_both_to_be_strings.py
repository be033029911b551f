"""With `and` you refuse two strings, and let a single one pass. One is enough: `or`."""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str) and isinstance(labels, str):
        raise TypeError("labels are no string")
    return set(labels) <= set(reader)
