"""If you use `.sort()`: it puts a list in order and returns None. `sorted(right)` returns the list to
go through.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    return max(right.sort(), key=lambda minimum: kept(right, minimum) - kept(wrong, minimum))
