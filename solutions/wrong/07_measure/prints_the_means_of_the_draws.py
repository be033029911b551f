"""You print the means, and `resampled_means` returns `None`. Put them into a list, and return it."""


# 07.6
def resampled_means(before, after, draws):
    """For each draw the mean of after minus before, over the questions drawn."""
    for draw in draws:
        print(sum(after[number] - before[number] for number in draw) / len(draw))


def interval(means, cut):
    """The lowest and the highest mean, once the `cut` lowest and the `cut` highest are out."""
    ordered = sorted(means)
    return ordered[cut], ordered[-1 - cut]
