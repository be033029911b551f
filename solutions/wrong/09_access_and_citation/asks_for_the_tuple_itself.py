"""`labels in reader` asks whether the tuple as a whole is one of the reader's labels. Ask for each
label in it, or compare two sets.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str) or isinstance(labels, str):
        raise TypeError("labels are a set, a tuple or a list of strings, and not one string")
    return tuple(labels) in reader
