"""For each hit you take the first window that has the place, of whichever document. Place 3 of B
is not place 3 of A: compare the document too.
"""


# 05.4
def best_windows(windows, hits, cap):
    """The windows by their best hits, each once, at most `cap` of a document."""
    ordered = []
    for _, place in hits:
        for window in windows:
            if window[1] <= place <= window[2]:
                taken = [other for other in ordered if other[0] == window[0]]
                if window not in ordered and len(taken) < cap:
                    ordered.append(window)
                break
    return ordered
