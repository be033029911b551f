"""At 45 you gave B.1 nothing. A.1 has taken 30 and left 15, and the child of B.1 has 10."""

# 04.2
at_70 = ["parent", "child"]
at_45 = ["window", "nothing"]
at_12 = ["child", "nothing"]
at_11 = ["nothing", "child"]
