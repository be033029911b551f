"""With a cut of 0 nothing is left: `[0:-0]` is `[0:0]`, an empty list, and it has no lowest. Take the
two ends by their places, `cut` and `-1 - cut`.
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
    rest = sorted(means)[cut:-cut]
    return min(rest), max(rest)
