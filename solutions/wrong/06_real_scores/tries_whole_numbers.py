"""You try whole numbers. Cosines lie between -1 and 1, so there it is 0 or 1: try the scores of
`right` themselves.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    return max(range(11), key=lambda minimum: kept(right, minimum) - kept(wrong, minimum))
