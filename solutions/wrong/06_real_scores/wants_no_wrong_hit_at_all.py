"""You take the lowest minimum that keeps no wrong hit. It may lose many right ones, and there may
be none such: both counts matter.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    for minimum in sorted(right):
        if kept(wrong, minimum) == 0:
            return minimum
