"""You return one mean over all draws. Each draw has a mean of its own: return the list of them."""


# 07.6
def resampled_means(before, after, draws):
    """For each draw the mean of after minus before, over the questions drawn."""
    numbers = [number for draw in draws for number in draw]
    return sum(after[number] - before[number] for number in numbers) / max(1, len(numbers))


def interval(means, cut):
    """The lowest and the highest mean, once the `cut` lowest and the `cut` highest are out."""
    ordered = sorted(means)
    return ordered[cut], ordered[-1 - cut]
