"""You use the draw for `after`, and take the whole of `before` each time. Paired means that both
are asked the same questions: those of the draw.
"""


# 07.6
def resampled_means(before, after, draws):
    """For each draw the mean of after minus before, over the questions drawn."""
    whole = sum(before) / len(before)
    return [sum(after[number] for number in draw) / len(draw) - whole for draw in draws]


def interval(means, cut):
    """The lowest and the highest mean, once the `cut` lowest and the `cut` highest are out."""
    ordered = sorted(means)
    return ordered[cut], ordered[-1 - cut]
