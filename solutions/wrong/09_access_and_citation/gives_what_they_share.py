"""You return the labels that both have. `True` or `False` is asked for: are those all that the
text asks for?
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str) or isinstance(labels, str):
        raise TypeError("labels are a set, a tuple or a list of strings, and not one string")
    return set(labels) & set(reader)
