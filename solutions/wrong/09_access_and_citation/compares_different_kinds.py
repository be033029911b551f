"""`<=` between a tuple and a set is no question that Python knows. Make sets of both: `set(labels)
<= set(reader)`.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str) or isinstance(labels, str):
        raise TypeError("labels are a set, a tuple or a list of strings, and not one string")
    return labels <= reader
