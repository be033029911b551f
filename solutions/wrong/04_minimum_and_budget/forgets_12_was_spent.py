"""At 12 you gave B.1 its child. A.1 has taken all 12 words, so nothing is left."""

# 04.2
at_70 = ["parent", "child"]
at_45 = ["window", "child"]
at_12 = ["child", "child"]
at_11 = ["nothing", "child"]
