"""You return the citation alone, and the reason is missing. A pair is asked for, with a comma
between the two.
"""


# 09.5
def still_right(citation, parents):
    """The citation as it is right today, or None; and the reason."""
    parent_id, start, end, quote = citation
    if parent_id not in parents:
        return None
    text = parents[parent_id]
    if text[start:end] == quote:
        return citation
    start = text.find(quote)
    if start < 0 or text.find(quote, start + 1) >= 0:
        return None
    return (parent_id, start, start + len(quote), quote)
