"""You give the distance between the two points. It grows with the lengths; the cosine asks for the
direction alone.
"""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    return math.dist(u, v)
