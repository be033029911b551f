"""Two things. A gain comes out below 0: take `after` minus `before`. And with a cut of 0 nothing is
left, since `[0:-0]` is `[0:0]`: take the two ends by their places, `cut` and `-1 - cut`.
"""


# 07.6
def resampled_means(before, after, draws):
    """For each draw the mean of after minus before, over the questions drawn."""
    means = []
    for draw in draws:
        differences = [before[number] - after[number] for number in draw]
        means.append(sum(differences) / len(draw))
    return means


def interval(means, cut):
    """The lowest and the highest mean, once the `cut` lowest and the `cut` highest are out."""
    rest = sorted(means)[cut:-cut]
    return rest[0], rest[-1]
