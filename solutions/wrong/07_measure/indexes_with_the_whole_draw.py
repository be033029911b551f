"""`after[draw]` works with numpy's arrays. A list takes one number at a time: go through the
numbers of the draw.
"""


# 07.6
def resampled_means(before, after, draws):
    """For each draw the mean of after minus before, over the questions drawn."""
    return [sum(after[draw] - before[draw]) / len(draw) for draw in draws]


def interval(means, cut):
    """The lowest and the highest mean, once the `cut` lowest and the `cut` highest are out."""
    ordered = sorted(means)
    return ordered[cut], ordered[-1 - cut]
