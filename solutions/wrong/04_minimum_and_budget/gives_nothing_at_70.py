"""At 70 you gave B.1 nothing. A.1 has taken 50 and left 20, and the child of B.1 has 10."""

# 04.2
at_70 = ["parent", "nothing"]
at_45 = ["window", "child"]
at_12 = ["child", "nothing"]
at_11 = ["nothing", "child"]
