"""You compare numbers, and a label that stands twice counts as two: of `a`, `a` and `b` the reader
`a` holds two out of two kinds. Compare the labels themselves, as sets.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str) or isinstance(labels, str):
        raise TypeError("labels are a set, a tuple or a list of strings, and not one string")
    return len([label for label in labels if label in reader]) >= len(set(labels))
