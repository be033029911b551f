"""You print the verdict, and your function returns `None`. Write `return` in the place of `print`."""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str) or isinstance(labels, str):
        raise TypeError("labels are a set, a tuple or a list of strings, and not one string")
    print(set(labels) <= set(reader))
