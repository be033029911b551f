"""Your means are right. `interval` prints its pair and returns `None`: write `return`."""


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
    ordered = sorted(means)
    print(ordered[cut], ordered[-1 - cut])
