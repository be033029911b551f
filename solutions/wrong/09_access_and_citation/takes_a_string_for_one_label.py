"""You take a string for one label. That guesses what was meant, and the task is to refuse: raise a
`TypeError`.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str):
        reader = (reader,)
    if isinstance(labels, str):
        labels = (labels,)
    return set(labels) <= set(reader)
