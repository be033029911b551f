"""You divide by how many numbers each list has. The length of a vector is the root of the sum of the
squares, and no count: `math.hypot(*u)`.
"""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    total = sum(x * y for x, y in zip(u, v))
    return total / (len(u) * len(v))
