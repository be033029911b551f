"""You see only copies that lie apart, as `count` does. In `on, on, on,` it finds `on, on,` once.
Look on one letter behind the beginning of the first: `text.find(quote, first + 1)`.
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
    copies = text.count(quote)
    if copies == 0:
        return None, "no longer says it"
    if copies > 1:
        return None, "says it twice"
    start = text.index(quote)
    return (parent_id, start, start + len(quote), quote), "moved"
