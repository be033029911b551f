"""You return the two means of a draw. Their difference is asked for: one number for each draw."""


# 07.6
def resampled_means(before, after, draws):
    """For each draw the mean of after minus before, over the questions drawn."""
    means = []
    for draw in draws:
        old = sum(before[number] for number in draw) / len(draw)
        new = sum(after[number] for number in draw) / len(draw)
        means.append((old, new))
    return means


def interval(means, cut):
    """The lowest and the highest mean, once the `cut` lowest and the `cut` highest are out."""
    ordered = sorted(means)
    return ordered[cut], ordered[-1 - cut]
