"""You return the reason alone. A pair is asked for: the citation or `None`, and the reason."""


# 09.5
def still_right(citation, parents):
    """The citation as it is right today, or None; and the reason."""
    parent_id, start, end, quote = citation
    if parent_id not in parents:
        return "gone"
    text = parents[parent_id]
    if text[start:end] == quote:
        return citation, "stands"
    start = text.find(quote)
    if start < 0:
        return "no longer says it"
    if text.find(quote, start + 1) >= 0:
        return "says it twice"
    return (parent_id, start, start + len(quote), quote), "moved"
