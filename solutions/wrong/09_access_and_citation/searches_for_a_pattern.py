"""You look for a pattern, in which a full stop stands for any letter, and one that overlaps is
missed. `text.find(quote)` looks for the quote as it is.
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
    import re

    found = [one.start() for one in re.finditer(quote, text)]
    if not found:
        return None, "no longer says it"
    if len(found) > 1:
        return None, "says it twice"
    start = found[0]
    return (parent_id, start, start + len(quote), quote), "moved"
