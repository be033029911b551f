"""You divide by the length of `u` alone, so a longer `v` still scores higher. Divide by both."""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    total = sum(x * y for x, y in zip(u, v))
    length = math.hypot(*u)
    return total / length if length else 0.0
