"""You return what the best minimum is worth. The minimum itself is asked for."""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    return max(kept(right, minimum) - kept(wrong, minimum) for minimum in right)
