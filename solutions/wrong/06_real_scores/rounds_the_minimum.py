"""You round the minimum to one digit, and then it is no score of `right` any more. Return it as it
is.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    best = max(sorted(right), key=lambda minimum: kept(right, minimum) - kept(wrong, minimum))
    return round(best, 1)
