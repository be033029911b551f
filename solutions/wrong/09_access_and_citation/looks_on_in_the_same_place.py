"""You look for the second copy from the place of the first, and find the first again. Look on one
letter further: `first + 1`.
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
    start = text.find(quote)
    if start < 0:
        return None, "no longer says it"
    if text.find(quote, start) >= 0:
        return None, "says it twice"
    return (parent_id, start, start + len(quote), quote), "moved"
