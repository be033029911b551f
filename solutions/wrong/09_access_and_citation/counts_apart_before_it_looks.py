"""You count before you look at the offsets, and a quote that stands there is right, whatever else
there is. And `count` sees only copies that lie apart: look on with `find`.
"""


# 09.5
def still_right(citation, parents):
    """The citation as it is right today, or None; and the reason."""
    parent_id, start, end, quote = citation
    if parent_id not in parents:
        return None, "gone"
    text = parents[parent_id]
    copies = text.count(quote)
    if copies > 1:
        return None, "says it twice"
    if text[start:end] == quote:
        return citation, "stands"
    if copies == 0:
        return None, "no longer says it"
    start = text.index(quote)
    return (parent_id, start, start + len(quote), quote), "moved"
