"""Your result is the first list, and then what only the second has. If you calculate, look for
`//`, which makes 0 of every part; the sums must decide.
"""


# 06.5
def fuse(first, second, damping=60):
    """The ids of both rankings, by the sum of 1 / (damping + rank)."""
    return list(dict.fromkeys([*first, *second]))
