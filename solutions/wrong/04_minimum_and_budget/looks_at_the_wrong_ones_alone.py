"""You look for the fewest wrong ones and forget what has to be kept. A minimum of 4 sends
nothing wrong, and loses most of the right ones.
"""


# 04.5
def choose_minimum(counts, right_wanted):
    """The minimum that keeps at least `right_wanted` right ones and fewest wrong; None for none."""
    best = None
    for minimum in sorted(counts):
        right, wrong = counts[minimum]
        if best is None or wrong < counts[best][1]:
            best = minimum
    return best
