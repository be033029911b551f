"""You divide by one length and then multiply by the other: Python works from left to right. Put
brackets around the product of the lengths. And where it is 0, return 0.0.
"""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    total = sum(x * y for x, y in zip(u, v))
    return total / math.hypot(*u) * math.hypot(*v)
