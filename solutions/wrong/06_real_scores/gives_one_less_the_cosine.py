"""You take the cosine from 1, and that is a distance: the most alike get 0. Return the cosine
itself.
"""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    total = sum(x * y for x, y in zip(u, v))
    lengths = math.hypot(*u) * math.hypot(*v)
    return 1 - total / lengths if lengths else 0.0
