"""You add up the numbers and square the sum, and its root is the sum again. Square each number
first, then add up. And where a length is 0, return 0.0.
"""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    total = sum(x * y for x, y in zip(u, v))
    return total / (math.sqrt(sum(u) ** 2) * math.sqrt(sum(v) ** 2))
