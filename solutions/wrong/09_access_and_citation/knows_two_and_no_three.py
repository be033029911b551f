"""You ask for exactly two. Three copies leave it open as well which one was meant."""


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
    second = text.find(quote, start + 1)
    if second >= 0 and text.find(quote, second + 1) < 0:
        return None, "says it twice"
    return (parent_id, start, start + len(quote), quote), "moved"
