"""Your function prints the number and gives nothing back. Put `return` in the place of `print`."""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    total = sum(x * y for x, y in zip(u, v))
    lengths = math.hypot(*u) * math.hypot(*v)
    print(total / lengths if lengths else 0.0)
