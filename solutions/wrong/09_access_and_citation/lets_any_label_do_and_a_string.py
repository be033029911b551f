"""One label of several is enough for you. The reader needs *all*; `all` of nothing is `True`. And
a string is not refused yet.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    return any(label in reader for label in labels)
