"""You give the citation back with the refusal. Whoever gets one uses it: `None` where it is not
right.
"""


# 09.5
def still_right(citation, parents):
    """The citation as it is right today, or None; and the reason."""
    parent_id, start, end, quote = citation
    if parent_id not in parents:
        return citation, "gone"
    text = parents[parent_id]
    if text[start:end] == quote:
        return citation, "stands"
    start = text.find(quote)
    if start < 0:
        return citation, "no longer says it"
    if text.find(quote, start + 1) >= 0:
        return citation, "says it twice"
    return (parent_id, start, start + len(quote), quote), "moved"
