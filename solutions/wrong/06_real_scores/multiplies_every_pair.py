"""You multiply each number of `u` with **every** number of `v`. The first belongs to the first and
the second to the second: `zip(u, v)`.
"""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    total = sum(x * y for x in u for y in v)
    lengths = math.hypot(*u) * math.hypot(*v)
    return total / lengths if lengths else 0.0
