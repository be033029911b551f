"""Your vector of zeros is like every other. It points nowhere, so it is like nothing: 0.0."""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    total = sum(x * y for x, y in zip(u, v))
    lengths = math.hypot(*u) * math.hypot(*v)
    return total / lengths if lengths else 1.0
