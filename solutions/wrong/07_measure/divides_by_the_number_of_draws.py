"""You divide by the number of draws. The mean of one draw is over the questions in it:
`len(draw)`.
"""


# 07.6
def resampled_means(before, after, draws):
    """For each draw the mean of after minus before, over the questions drawn."""
    means = []
    for draw in draws:
        differences = [after[number] - before[number] for number in draw]
        means.append(sum(differences) / len(draws))
    return means


def interval(means, cut):
    """The lowest and the highest mean, once the `cut` lowest and the `cut` highest are out."""
    ordered = sorted(means)
    return ordered[cut], ordered[-1 - cut]
