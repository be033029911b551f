"""You refuse what is empty as well. Only a string is refused; a text may ask for no label."""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if not labels or isinstance(labels, str) or isinstance(reader, str):
        raise TypeError("labels are needed")
    return set(labels) <= set(reader)
