"""You count the copies before you look at the offsets. Where the quote stands at its offsets it is
right, whatever else there is.
"""


# 09.5
def still_right(citation, parents):
    """The citation as it is right today, or None; and the reason."""
    parent_id, start, end, quote = citation
    if parent_id not in parents:
        return None, "gone"
    text = parents[parent_id]
    first = text.find(quote)
    if first >= 0 and text.find(quote, first + 1) >= 0:
        return None, "says it twice"
    if text[start:end] == quote:
        return citation, "stands"
    start = text.find(quote)
    if start < 0:
        return None, "no longer says it"
    return (parent_id, start, start + len(quote), quote), "moved"
