"""You say that the quote has moved, and give the citation with the old offsets. There something
else stands today. Take those where it was found.
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
    if text.find(quote, start + 1) >= 0:
        return None, "says it twice"
    return citation, "moved"
