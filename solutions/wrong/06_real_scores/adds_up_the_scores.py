"""You add up the scores that are kept, and a single large one outweighs many. Count them."""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""

    def worth(minimum):
        return sum(s for s in right if s >= minimum) - sum(s for s in wrong if s >= minimum)

    return max(sorted(right), key=worth)
