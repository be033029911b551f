"""At 70 you gave B.1 its parent, with 40 words. A.1 has taken 50 of the 70, so 20 are left."""

# 04.2
at_70 = ["parent", "parent"]
at_45 = ["window", "child"]
at_12 = ["child", "nothing"]
at_11 = ["nothing", "child"]
