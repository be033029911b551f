"""Two things. You start with 0 for the best minimum, and where every score is worth less than 0 it
stays: start with the lowest right score. And of equals the lowest is asked for: `>`, not `>=`.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    best, most = 0, 0
    for minimum in sorted(right):
        worth = kept(right, minimum) - kept(wrong, minimum)
        if worth >= most:
            best, most = minimum, worth
    return best
