"""Your `return` stands inside the loop, so only the first pair counts. Move it out, behind the
loop.
"""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    total = 0
    for x, y in zip(u, v):
        total += x * y
        lengths = math.hypot(*u) * math.hypot(*v)
        return total / lengths if lengths else 0.0
