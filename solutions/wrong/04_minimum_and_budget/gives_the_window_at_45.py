"""At 45 you gave B.1 its window, with 24 words. A.1 has taken 30 of the 45, so 15 are left."""

# 04.2
at_70 = ["parent", "child"]
at_45 = ["window", "window"]
at_12 = ["child", "nothing"]
at_11 = ["nothing", "child"]
