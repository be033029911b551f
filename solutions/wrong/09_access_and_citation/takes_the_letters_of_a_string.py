"""A string walks through your function as its letters: `set("staff")` is `{'s', 't', 'a', 'f'}`.
Look with `isinstance(..., str)` on both sides first, and raise a `TypeError`.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    return set(labels) <= set(reader)
