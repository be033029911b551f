"""A tuple as a whole is no label, and equals no set. Ask for each label in it, or make sets of
both and compare them.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str) or isinstance(labels, str):
        raise TypeError("labels are a set, a tuple or a list of strings, and not one string")
    return tuple(labels) in reader
