"""A hit on the last place of a window is in no window of yours. `range` stops before its second
number, and both ends are included.
"""


# 05.4
def best_windows(windows, hits, cap):
    """The windows by their best hits, each once, at most `cap` of a document."""
    ordered = []
    for document, place in hits:
        for window in windows:
            here = window[0] == document and place in range(window[1], window[2])
            taken = [other for other in ordered if other[0] == document]
            if here and window not in ordered and len(taken) < cap:
                ordered.append(window)
    return ordered
