"""Of minimums that are worth the same you return the last one you come to: look for `>=`, or for
the worth as a key. Go through `sorted(right)`, and take another only when it is worth **more**.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    by_worth = {}
    for minimum in right:
        by_worth[kept(right, minimum) - kept(wrong, minimum)] = minimum
    return by_worth[max(by_worth)]
