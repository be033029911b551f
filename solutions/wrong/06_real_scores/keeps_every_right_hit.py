"""You return the lowest right score. It keeps every right hit, and all the wrong ones above it
too: take those off the worth.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    return min(right)
