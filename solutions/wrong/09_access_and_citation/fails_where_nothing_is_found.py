"""`index` raises an error where the quote stands nowhere. `find` gives -1, and that can be asked
for.
"""


# 09.5
def still_right(citation, parents):
    """The citation as it is right today, or None; and the reason."""
    parent_id, start, end, quote = citation
    if parent_id not in parents:
        return None, "gone"
    text = parents[parent_id]
    if text[start:end] == quote:
        return citation, "stands"
    start = text.index(quote)
    if text.find(quote, start + 1) >= 0:
        return None, "says it twice"
    return (parent_id, start, start + len(quote), quote), "moved"
