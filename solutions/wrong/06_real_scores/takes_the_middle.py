"""You take the middle between the lowest right and the highest wrong score. Where the two overlap
that says little: try the right scores, one by one.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    return (min(right) + max(wrong, default=0)) / 2
