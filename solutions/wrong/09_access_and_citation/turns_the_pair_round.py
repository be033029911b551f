"""You put the reason first. The citation or `None` comes first, then the reason."""


# 09.5
def still_right(citation, parents):
    """The citation as it is right today, or None; and the reason."""
    parent_id, start, end, quote = citation
    if parent_id not in parents:
        return "gone", None
    text = parents[parent_id]
    if text[start:end] == quote:
        return "stands", citation
    start = text.find(quote)
    if start < 0:
        return "no longer says it", None
    if text.find(quote, start + 1) >= 0:
        return "says it twice", None
    return "moved", (parent_id, start, start + len(quote), quote)
