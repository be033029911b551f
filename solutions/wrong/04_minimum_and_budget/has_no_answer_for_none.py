"""Where no minimum keeps enough, your function raises an error: `min` has nothing to choose
from. Return `None` then.
"""


# 04.5
def choose_minimum(counts, right_wanted):
    enough = [minimum for minimum in sorted(counts) if counts[minimum][0] >= right_wanted]
    return min(enough, key=lambda minimum: counts[minimum][1])
