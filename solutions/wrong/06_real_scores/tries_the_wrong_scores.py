"""You try the scores of `wrong`. A minimum should sit on a right hit: just above the wrong ones it
drops, and it loses no right one.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    return max(sorted(wrong), key=lambda minimum: kept(right, minimum) - kept(wrong, minimum))
