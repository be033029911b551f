"""You leave out the first and the last of the means as they come, and those need not be the lowest
and the highest. Sort first, then cut.
"""


# 07.6
def resampled_means(before, after, draws):
    """For each draw the mean of after minus before, over the questions drawn."""
    means = []
    for draw in draws:
        differences = [after[number] - before[number] for number in draw]
        means.append(sum(differences) / len(draw))
    return means


def interval(means, cut):
    """The lowest and the highest mean, once the `cut` lowest and the `cut` highest are out."""
    rest = means[cut : len(means) - cut]
    return min(rest), max(rest)
