"""You divide by the sums of the squares. A length is their **root**: `[3, 4]` is 5 long, not 25.
And where a length is 0, return 0.0.
"""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    total = sum(x * y for x, y in zip(u, v))
    return total / (sum(x * x for x in u) * sum(y * y for y in v))
