"""You drop the repeats of a draw, and then divide by all that were drawn. A question drawn twice
counts twice: go through the draw itself, not through a set of it.
"""


# 07.6
def resampled_means(before, after, draws):
    """For each draw the mean of after minus before, over the questions drawn."""
    means = []
    for draw in draws:
        differences = [after[number] - before[number] for number in set(draw)]
        means.append(sum(differences) / len(draw))
    return means


def interval(means, cut):
    """The lowest and the highest mean, once the `cut` lowest and the `cut` highest are out."""
    ordered = sorted(means)
    return ordered[cut], ordered[-1 - cut]
