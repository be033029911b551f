"""`assert` raises an `AssertionError`. Ask with `if`, and `raise TypeError(...)`."""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    assert not isinstance(reader, str) and not isinstance(labels, str)
    return set(labels) <= set(reader)
