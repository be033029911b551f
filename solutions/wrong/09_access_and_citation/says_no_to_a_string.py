"""For a string you say `False`. Then nobody learns that a comma is missing, and the text stays
closed. Raise a `TypeError`.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str) or isinstance(labels, str):
        return False
    return set(labels) <= set(reader)
