"""`find` gives a place, and -1 where there is none. Python takes 0 for false and -1 for true, so
both go wrong: compare with `< 0`.
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
    if not start:
        return None, "no longer says it"
    if text.find(quote, start + 1) >= 0:
        return None, "says it twice"
    return (parent_id, start, start + len(quote), quote), "moved"
