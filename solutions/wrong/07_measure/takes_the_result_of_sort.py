"""`means.sort()` sorts in place and gives back `None`. `sorted(means)` gives a new list."""


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
    ordered = means.sort()
    return ordered[cut], ordered[-1 - cut]
