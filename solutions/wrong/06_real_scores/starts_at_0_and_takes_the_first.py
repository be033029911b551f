"""Two things. You start with a worth of 0, and where every minimum is worth 0 or less none is ever
taken: start with the first one. And the lists are in no order: go through `sorted(right)`.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    best, most = None, 0
    for minimum in right:
        worth = kept(right, minimum) - kept(wrong, minimum)
        if worth > most:
            best, most = minimum, worth
    return best
