"""You ask `find` before you look at the offsets, so a first copy elsewhere makes the quote one
that has moved. Compare `text[start:end]` with the quote first.
"""


# 09.5
def still_right(citation, parents):
    """The citation as it is right today, or None; and the reason."""
    parent_id, start, end, quote = citation
    if parent_id not in parents:
        return None, "gone"
    text = parents[parent_id]
    first = text.find(quote)
    if first == start:
        return citation, "stands"
    if first < 0:
        return None, "no longer says it"
    if text.find(quote, first + 1) >= 0:
        return None, "says it twice"
    start = first
    return (parent_id, start, start + len(quote), quote), "moved"
