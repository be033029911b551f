"""You take the first minimum that keeps enough. Another that keeps enough may send fewer wrong
ones; look at them all.
"""


# 04.5
def choose_minimum(counts, right_wanted):
    """The minimum that keeps at least `right_wanted` right ones and fewest wrong; None for none."""
    best = None
    for minimum in sorted(counts):
        right, wrong = counts[minimum]
        if right >= right_wanted and (best is None):
            best = minimum
    return best
