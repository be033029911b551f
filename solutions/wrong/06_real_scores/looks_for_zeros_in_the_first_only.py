"""You ask whether `u` is all zeros. `v` may be as well, and then you divide by 0 all the same."""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    if math.hypot(*u) == 0:
        return 0.0
    total = sum(x * y for x, y in zip(u, v))
    return total / (math.hypot(*u) * math.hypot(*v))
