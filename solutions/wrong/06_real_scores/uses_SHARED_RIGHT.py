"""You count in `SHARED_RIGHT` and `SHARED_WRONG`, whichever lists you were given. Use the
arguments.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    return max(
        sorted(right), key=lambda minimum: kept(SHARED_RIGHT, minimum) - kept(SHARED_WRONG, minimum)
    )
