"""You take the share of right hits among those kept. A high minimum that keeps one right hit and
no wrong one has the best share: take the difference.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""

    def share(minimum):
        return kept(right, minimum) / (kept(right, minimum) + kept(wrong, minimum))

    return max(sorted(right), key=share)
