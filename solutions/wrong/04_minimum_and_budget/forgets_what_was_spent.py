"""At 70 you gave B.1 its parent. A.1 has taken 50 words before, so only 20 are left."""

# 04.2
at_70 = ["parent", "parent"]
at_45 = ["window", "parent"]
at_12 = ["child", "child"]
at_11 = ["nothing", "child"]
