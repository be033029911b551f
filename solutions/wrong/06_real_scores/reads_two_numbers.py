"""You read the first two numbers of each list. There may be any number of them."""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    total = u[0] * v[0] + u[1] * v[1]
    lengths = math.hypot(u[0], u[1]) * math.hypot(v[0], v[1])
    return total / lengths if lengths else 0.0
