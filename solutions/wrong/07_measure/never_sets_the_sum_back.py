"""Your sum goes on from draw to draw. Each draw begins at 0: set it back inside the outer loop."""


# 07.6
def resampled_means(before, after, draws):
    """For each draw the mean of after minus before, over the questions drawn."""
    means, total = [], 0
    for draw in draws:
        for number in draw:
            total += after[number] - before[number]
        means.append(total / len(draw))
    return means


def interval(means, cut):
    """The lowest and the highest mean, once the `cut` lowest and the `cut` highest are out."""
    ordered = sorted(means)
    return ordered[cut], ordered[-1 - cut]
