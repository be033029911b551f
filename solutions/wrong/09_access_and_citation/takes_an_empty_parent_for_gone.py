"""A parent with an empty text is there, and says nothing of it. Only one that is not in `parents`
is gone.
"""


# 09.5
def still_right(citation, parents):
    """The citation as it is right today, or None; and the reason."""
    parent_id, start, end, quote = citation
    text = parents.get(parent_id)
    if not text:
        return None, "gone"
    if text[start:end] == quote:
        return citation, "stands"
    start = text.find(quote)
    if start < 0:
        return None, "no longer says it"
    if text.find(quote, start + 1) >= 0:
        return None, "says it twice"
    return (parent_id, start, start + len(quote), quote), "moved"
