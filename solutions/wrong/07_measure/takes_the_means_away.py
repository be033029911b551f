"""You take the outermost out of the list that you were lent, so the next call finds fewer. Work on
`sorted(means)`, which is a new list.
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
    for _ in range(cut):
        means.remove(min(means))
        means.remove(max(means))
    return min(means), max(means)
