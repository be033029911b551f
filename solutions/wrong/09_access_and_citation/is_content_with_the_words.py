"""You ask only whether the quote stands somewhere in the text. A citation names a place: compare
`text[start:end]` with the quote first.
"""


# 09.5
def still_right(citation, parents):
    """The citation as it is right today, or None; and the reason."""
    parent_id, start, end, quote = citation
    if parent_id not in parents:
        return None, "gone"
    text = parents[parent_id]
    if quote in text:
        return citation, "stands"
    return None, "no longer says it"
