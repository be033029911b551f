"""You take the first place where the quote stands. Where there are two, nobody can know which one
was meant: look on behind the first.
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
    return (parent_id, start, start + len(quote), quote), "moved"
