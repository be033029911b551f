"""For lists and tuples `<=` asks which stands first in a dictionary. For sets it asks whether one
is part of the other: make sets of both.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str) or isinstance(labels, str):
        raise TypeError("labels are a set, a tuple or a list of strings, and not one string")
    return sorted(labels) <= sorted(reader)
