"""Of minimums that are worth the same you return the highest. The lowest is asked for: go from the
lowest to the highest, and take another only when it is worth **more**.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    return max(
        sorted(right, reverse=True), key=lambda minimum: kept(right, minimum) - kept(wrong, minimum)
    )
