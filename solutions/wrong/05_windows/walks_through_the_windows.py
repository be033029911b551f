"""You walk through the windows, so the first document comes first and uses up its cap with its
first windows. Walk through the hits: the best ones choose.
"""


# 05.4
def best_windows(windows, hits, cap):
    """The windows by their best hits, each once, at most `cap` of a document."""
    ordered = []
    for window in windows:
        found = any(
            window[0] == document and window[1] <= place <= window[2] for document, place in hits
        )
        taken = [other for other in ordered if other[0] == window[0]]
        if found and len(taken) < cap:
            ordered.append(window)
    return ordered
