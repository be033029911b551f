"""Of two that send equally many wrong ones you take the higher. The lower one shuts out less, so
it is wanted.
"""


# 04.5
def choose_minimum(counts, right_wanted):
    """The minimum that keeps at least `right_wanted` right ones and fewest wrong; None for none."""
    best = None
    for minimum in sorted(counts):
        right, wrong = counts[minimum]
        if right >= right_wanted and (best is None or wrong <= counts[best][1]):
            best = minimum
    return best
