"""Your dictionary has the worth for its key, so of minimums that are worth the same only the last
is left. The lowest is asked for.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    by_worth = {}
    for minimum in right:
        by_worth[kept(right, minimum) - kept(wrong, minimum)] = minimum
    return by_worth[max(by_worth)]
