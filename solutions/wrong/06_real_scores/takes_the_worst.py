"""You return the minimum that is worth least. Worth is right hits kept less wrong ones kept, and
the most is asked for: `max`.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    return min(sorted(right), key=lambda minimum: kept(right, minimum) - kept(wrong, minimum))
