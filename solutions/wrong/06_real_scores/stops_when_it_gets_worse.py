"""You stop at the first minimum that is worth less than the one before. A later one may be worth
more again: try them all.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    scores = sorted(right)
    best = scores[0]
    for minimum in scores[1:]:
        worth = kept(right, minimum) - kept(wrong, minimum)
        if worth < kept(right, best) - kept(wrong, best):
            break
        if worth > kept(right, best) - kept(wrong, best):
            best = minimum
    return best
