"""You look for the largest right minus wrong, which may lose a right guide to be rid of two
wrong ones. First keep what must be kept, then count the wrong ones.
"""


# 04.5
def choose_minimum(counts, right_wanted):
    best = max(sorted(counts), key=lambda minimum: counts[minimum][0] - counts[minimum][1])
    return best if any(right >= right_wanted for right, _ in counts.values()) else None
