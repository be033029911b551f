"""You take one draw for `before` and the next for `after`. Then easy questions go to one and hard
ones to the other, and luck looks like a gain. One draw serves both.
"""


# 07.6
def resampled_means(before, after, draws):
    """For each draw the mean of after minus before, over the questions drawn."""
    means = []
    for place, draw in enumerate(draws):
        other = draws[(place + 1) % len(draws)]
        old = sum(before[number] for number in draw) / len(draw)
        new = sum(after[number] for number in other) / len(other)
        means.append(new - old)
    return means


def interval(means, cut):
    """The lowest and the highest mean, once the `cut` lowest and the `cut` highest are out."""
    ordered = sorted(means)
    return ordered[cut], ordered[-1 - cut]
