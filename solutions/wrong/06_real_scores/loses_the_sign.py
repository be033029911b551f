"""You square the sum of the products before you take the root, and a square has no sign. Opposite
vectors give -1.
"""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    total = sum(x * y for x, y in zip(u, v))
    squares = sum(x * x for x in u) * sum(y * y for y in v)
    return math.sqrt(total**2 / squares) if squares else 0.0
