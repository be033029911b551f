"""You put the window with the most hits first. Many weak hits are no match for the best one: go by
the first hit of each window.
"""


# 05.4
def best_windows(windows, hits, cap):
    """The windows by their best hits, each once, at most `cap` of a document."""

    def number(window):
        return sum(
            window[0] == document and window[1] <= place <= window[2] for document, place in hits
        )

    ordered = []
    for window in sorted(windows, key=number, reverse=True):
        taken = [other for other in ordered if other[0] == window[0]]
        if number(window) and len(taken) < cap:
            ordered.append(window)
    return ordered
