"""A string walks through your function letter by letter, and `"staf" in "staff"` is `True`. Look
with `isinstance(..., str)` on both sides first, and raise a `TypeError`.
"""


# 09.2
def may_read(reader, labels):
    """Whether a reader who holds the labels `reader` holds all of `labels`."""
    return all(label in reader for label in labels)
