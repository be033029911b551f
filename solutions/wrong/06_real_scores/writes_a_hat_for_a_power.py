"""In Python `^` is no power: it compares bits. The square is `x ** 2` or `x * x`."""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    total = sum(x * y for x, y in zip(u, v))
    lengths = math.sqrt(sum(x ^ 2 for x in u)) * math.sqrt(sum(y ^ 2 for y in v))
    return total / lengths if lengths else 0.0
