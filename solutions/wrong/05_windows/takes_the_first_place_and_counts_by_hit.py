"""For each hit you take the first free window that has the place, of whichever document. Place 3
of B is not place 3 of A: compare the document too.
"""


# 05.4
def best_windows(windows, hits, cap):
    """The windows by their best hits, each once, at most `cap` of a document."""
    ordered = []
    counted = {}
    for document, place in hits:
        for window in windows:
            here = window[1] <= place <= window[2]
            if here and window not in ordered and counted.get(document, 0) < cap:
                ordered.append(window)
                counted[document] = counted.get(document, 0) + 1
                break
    return ordered
