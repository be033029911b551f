"""Where no minimum keeps enough, `min` has nothing to choose from and raises an error: return
`None` then. And of two equals you take the one that stands first in the dictionary, not the
lower one.
"""


# 04.5
def choose_minimum(counts, right_wanted):
    enough = [minimum for minimum in counts if counts[minimum][0] >= right_wanted]
    return min(enough, key=lambda minimum: counts[minimum][1])
