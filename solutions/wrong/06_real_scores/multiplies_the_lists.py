"""You calculate with a whole list where one number is needed. `zip(u, v)` gives pairs, so that `x *
y` are two numbers; and in `math.hypot(*u)` the star hands the numbers over one by one.
"""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    return sum(u * v) / (math.hypot(*u) * math.hypot(*v))
