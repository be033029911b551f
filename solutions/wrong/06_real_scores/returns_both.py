"""You return the worth as well. The minimum alone is asked for."""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""

    def worth(minimum):
        return kept(right, minimum) - kept(wrong, minimum)

    best = max(sorted(right), key=worth)
    return best, worth(best)
