"""You look at the wrong hits alone and raise the minimum until as few as possible are kept. It may
lose many right ones: both counts matter.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    return max(sorted(right), key=lambda minimum: -kept(wrong, minimum))
