"""At 45 you gave B.1 its parent, which leaves 5 words. The better hit is served first: what is
the largest piece of A.1 that fits into 45?
"""

# 04.2
at_70 = ["parent", "child"]
at_45 = ["nothing", "parent"]
at_12 = ["child", "nothing"]
at_11 = ["nothing", "child"]
