"""You find the window by the place alone, and place 3 of B is not place 3 of A. Compare the hit's
document with the window's as well.
"""


# 05.4
def best_windows(windows, hits, cap):
    """The windows by their best hits, each once, at most `cap` of a document."""
    ordered = []
    for _, place in hits:
        for window in windows:
            here = window[1] <= place <= window[2]
            taken = [other for other in ordered if other[0] == window[0]]
            if here and window not in ordered and len(taken) < cap:
                ordered.append(window)
    return ordered
