"""You exchange two reasons. Gone is the parent that is not in `parents`; no longer says it is the
one that is there.
"""


# 09.5
def still_right(citation, parents):
    """The citation as it is right today, or None; and the reason."""
    parent_id, start, end, quote = citation
    if parent_id not in parents:
        return None, "no longer says it"
    text = parents[parent_id]
    if text[start:end] == quote:
        return citation, "stands"
    start = text.find(quote)
    if start < 0:
        return None, "gone"
    if text.find(quote, start + 1) >= 0:
        return None, "says it twice"
    return (parent_id, start, start + len(quote), quote), "moved"
