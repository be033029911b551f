"""One label of several is enough for you. Whoever is a rider would read what is for staff among
the riders. The reader needs *all* of them.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str) or isinstance(labels, str):
        raise TypeError("labels are a set, a tuple or a list of strings, and not one string")
    return not labels or any(label in reader for label in labels)
