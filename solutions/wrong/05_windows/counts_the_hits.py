"""You count hits, so two hits in one window use up two places. Count the windows that are in your
list.
"""


# 05.4
def best_windows(windows, hits, cap):
    """The windows by their best hits, each once, at most `cap` of a document."""
    ordered = []
    counted = {}
    for document, place in hits:
        for window in windows:
            if window[0] == document and window[1] <= place <= window[2]:
                counted[document] = counted.get(document, 0) + 1
                if window not in ordered and counted[document] <= cap:
                    ordered.append(window)
    return ordered
