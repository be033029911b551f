"""For a vector of zeros your function ends without a `return`, and that gives None. Return 0.0
there.
"""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    total = sum(x * y for x, y in zip(u, v))
    lengths = math.hypot(*u) * math.hypot(*v)
    if lengths:
        return total / lengths
