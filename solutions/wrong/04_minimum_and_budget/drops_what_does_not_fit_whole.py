"""At 70 you dropped B.1 because its parent does not fit. Its child has 10 words and fits into
the 20 that are left: a hit is never dropped for its own neighbours.
"""

# 04.2
at_70 = ["parent", "nothing"]
at_45 = ["nothing", "parent"]
at_12 = ["nothing", "nothing"]
at_11 = ["nothing", "nothing"]
