"""numpy divides 0 by 0 without an error, and `nan` comes out, which is no number. Ask first
whether a length is 0, and return 0.0.
"""


# 06.2
def cosine(u, v):
    """How alike two lists of numbers point, from -1 to 1; 0.0 where one is all zeros."""
    import numpy as np

    return np.dot(u, v) / (np.linalg.norm(u) * np.linalg.norm(v))
