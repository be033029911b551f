"""You ask that the two be equal. A reader may hold more than the text asks for: `<=` in the place
of `==`. And a string is not refused yet.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    return set(labels) == set(reader)
