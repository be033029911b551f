"""You round the result, and close scores become equal. Return it as it is; the check rounds what
it prints.
"""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    total = sum(x * y for x, y in zip(u, v))
    lengths = math.hypot(*u) * math.hypot(*v)
    return round(total / lengths, 2) if lengths else 0.0
