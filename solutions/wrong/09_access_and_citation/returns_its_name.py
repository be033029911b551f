"""You return the word. `raise TypeError(...)` is a statement of its own, and stops whoever called."""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    if isinstance(reader, str) or isinstance(labels, str):
        return "TypeError"
    return set(labels) <= set(reader)
