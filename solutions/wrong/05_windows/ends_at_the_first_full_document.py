"""When one document is full you stop, and the others never get their turn. Pass over that hit and
go on.
"""


# 05.4
def best_windows(windows, hits, cap):
    """The windows by their best hits, each once, at most `cap` of a document."""
    ordered = []
    for document, place in hits:
        for window in windows:
            if window[0] == document and window[1] <= place <= window[2] and window not in ordered:
                if len([other for other in ordered if other[0] == document]) == cap:
                    return ordered
                ordered.append(window)
    return ordered
