"""A later hit moves your window back to its own place. The first hit of a window is its best, and
that one decides.
"""


# 05.4
def best_windows(windows, hits, cap):
    """The windows by their best hits, each once, at most `cap` of a document."""
    last_first = []
    for document, place in reversed(hits):
        for window in windows:
            if (
                window[0] == document
                and window[1] <= place <= window[2]
                and window not in last_first
            ):
                last_first.append(window)
    ordered = []
    for window in reversed(last_first):
        if len([other for other in ordered if other[0] == window[0]]) < cap:
            ordered.append(window)
    return ordered
