"""You take the windows out of the list you were given, and afterwards they are gone for everybody.
Remember what you sent in a list of your own.
"""


# 05.4
def best_windows(windows, hits, cap):
    """The windows by their best hits, each once, at most `cap` of a document."""
    ordered = []
    for document, place in hits:
        for window in list(windows):
            here = window[0] == document and window[1] <= place <= window[2]
            taken = [other for other in ordered if other[0] == document]
            if here and len(taken) < cap:
                windows.remove(window)
                ordered.append(window)
    return ordered
