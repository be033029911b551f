"""You return 0.0 as soon as one number is 0. A vector points nowhere only when **all** its numbers
are.
"""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    if 0 in u or 0 in v:
        return 0.0
    total = sum(x * y for x, y in zip(u, v))
    return total / (math.hypot(*u) * math.hypot(*v))
