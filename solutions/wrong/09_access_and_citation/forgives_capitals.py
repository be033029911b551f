"""You make capitals small before you compare. A quote is right letter for letter, or it is none."""


# 09.5
def still_right(citation, parents):
    """The citation as it is right today, or None; and the reason."""
    parent_id, start, end, quote = citation
    if parent_id not in parents:
        return None, "gone"
    text = parents[parent_id]
    if text[start:end] == quote:
        return citation, "stands"
    text, small = text.lower(), quote.lower()
    start = text.find(small)
    if start < 0:
        return None, "no longer says it"
    if text.find(small, start + 1) >= 0:
        return None, "says it twice"
    return (parent_id, start, start + len(quote), quote), "moved"
