"""You ask whether all that the reader holds stands on the text. It is the other way round: all
that stands on the text must the reader hold. And a string is not refused yet.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    return set(reader) <= set(labels)
