"""You take the middle between the two means. It looks at how large the scores are and not at how
many are kept: try the right scores, one by one.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    means = [sum(scores) / len(scores) for scores in [right, wrong] if scores]
    return sum(means) / len(means)
