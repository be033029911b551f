"""`right.sort()` changes the list you were given. `sorted(right)` gives you a new one."""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    right.sort()
    return max(right, key=lambda minimum: kept(right, minimum) - kept(wrong, minimum))
