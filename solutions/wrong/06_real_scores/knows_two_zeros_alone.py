"""You compare with `[0, 0]`, and a vector of zeros may have any number of them. Its length is 0,
however many there are.
"""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    if u == [0, 0] or v == [0, 0]:
        return 0.0
    total = sum(x * y for x, y in zip(u, v))
    return total / (math.hypot(*u) * math.hypot(*v))
