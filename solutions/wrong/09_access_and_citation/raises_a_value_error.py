"""You raise a `ValueError`. The value is of the wrong *kind*, and Python's word for that is
`TypeError`.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str) or isinstance(labels, str):
        raise ValueError("no strings")
    return set(labels) <= set(reader)
