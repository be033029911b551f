"""At 11 you gave A.1 its child, with 12 words. That is one too many."""

# 04.2
at_70 = ["parent", "child"]
at_45 = ["window", "child"]
at_12 = ["child", "nothing"]
at_11 = ["child", "nothing"]
