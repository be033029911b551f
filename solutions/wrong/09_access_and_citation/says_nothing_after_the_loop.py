"""Where no label is missing your function ends without `return`, and that gives `None`. Put
`return True` after the loop.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str) or isinstance(labels, str):
        raise TypeError("labels are a set, a tuple or a list of strings, and not one string")
    for label in labels:
        if label not in reader:
            return False
