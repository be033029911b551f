"""You count what is **above** the minimum, so the right hit that gave it is lost. At least is
`>=`, and `kept` does it.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""

    def worth(minimum):
        return sum(score > minimum for score in right) - sum(score > minimum for score in wrong)

    return max(sorted(right), key=worth)
