"""Two things. You start with 0 for the best minimum, and where every score is worth less than 0 it
stays. And of equals the lowest is asked for: go through `sorted(right)`, and take another only when
it is worth **more**.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    best, most = 0, 0
    for minimum in right:
        worth = kept(right, minimum) - kept(wrong, minimum)
        if worth >= most:
            best, most = minimum, worth
    return best
