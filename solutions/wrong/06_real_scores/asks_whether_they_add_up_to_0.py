"""You ask whether the numbers add up to 0, and those of `[1, -1]` do too. A vector points nowhere
only when **all** its numbers are 0: then its length is 0.
"""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    if sum(u) == 0 or sum(v) == 0:
        return 0.0
    total = sum(x * y for x, y in zip(u, v))
    return total / (math.hypot(*u) * math.hypot(*v))
