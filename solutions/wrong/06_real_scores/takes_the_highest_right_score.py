"""You return the highest right score, which keeps one right hit. Compare what each score is worth,
not the scores.
"""


# 06.6
def best_minimum(right, wrong):
    """The score of `right` that keeps the most right hits less wrong ones, the lowest of equals."""
    return max(right)
