"""You take the root of the sum of the numbers and have not squared them. For `[3, 4]` it is the
root of 9 + 16.
"""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    total = sum(x * y for x, y in zip(u, v))
    lengths = math.sqrt(sum(u)) * math.sqrt(sum(v))
    return total / lengths if lengths else 0.0
