"""Of minimums that are worth the same you return the one that stands first in the list. The lists
are in no order: go through `sorted(right)`.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    return max(right, key=lambda minimum: kept(right, minimum) - kept(wrong, minimum))
