"""Your function prints the minimum and gives nothing back. Put `return` in the place of `print`."""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    print(max(sorted(right), key=lambda minimum: kept(right, minimum) - kept(wrong, minimum)))
