"""You print the pair, and your function returns `None`. Write `return` in the place of `print`."""


# 09.5
def still_right(citation, parents):
    """The citation as it is right today, or None; and the reason."""
    parent_id, start, end, quote = citation
    if parent_id not in parents:
        print((None, "gone"))
        return
    text = parents[parent_id]
    first = text.find(quote)
    if text[start:end] == quote:
        print((citation, "stands"))
    elif first < 0:
        print((None, "no longer says it"))
    elif text.find(quote, first + 1) >= 0:
        print((None, "says it twice"))
    else:
        print(((parent_id, first, first + len(quote), quote), "moved"))
