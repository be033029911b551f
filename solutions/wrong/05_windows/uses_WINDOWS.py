"""You look through `WINDOWS`, whichever windows you were given. Use the argument, `windows`."""


# 05.4
def best_windows(windows, hits, cap):
    """The windows by their best hits, each once, at most `cap` of a document."""
    ordered = []
    for document, place in hits:
        for window in WINDOWS:
            here = window[0] == document and window[1] <= place <= window[2]
            taken = [other for other in ordered if other[0] == document]
            if here and window not in ordered and len(taken) < cap:
                ordered.append(window)
    return ordered
