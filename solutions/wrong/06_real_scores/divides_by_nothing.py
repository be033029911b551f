"""You multiply and add up, and that is step 1. Long vectors win this way: divide by both lengths."""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    return sum(x * y for x, y in zip(u, v))
