"""You take the highest minimum that keeps enough. A higher one need not send fewer wrong ones:
compare their counts.
"""


# 04.5
def choose_minimum(counts, right_wanted):
    """The minimum that keeps at least `right_wanted` right ones and fewest wrong; None for none."""
    best = None
    for minimum in sorted(counts):
        right, wrong = counts[minimum]
        if right >= right_wanted:
            best = minimum
    return best
