"""You divide by how many numbers there are. `len` of a list is no length of a vector;
`math.hypot(*u)` is.
"""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    total = sum(x * y for x, y in zip(u, v))
    return total / len(u)
