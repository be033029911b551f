"""You return how many wrong ones are sent. We asked for the minimum that sends so few."""


# 04.5
def choose_minimum(counts, right_wanted):
    """The minimum that keeps at least `right_wanted` right ones and fewest wrong; None for none."""
    best = None
    for minimum in sorted(counts):
        right, wrong = counts[minimum]
        if right >= right_wanted and (best is None or wrong < counts[best][1]):
            best = minimum
    return None if best is None else counts[best][1]
