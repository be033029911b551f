"""Each label writes over what you found for the one before, so the last decides. Return `False` at
the first that is missing.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str) or isinstance(labels, str):
        raise TypeError("labels are a set, a tuple or a list of strings, and not one string")
    allowed = True
    for label in labels:
        allowed = label in reader
    return allowed
