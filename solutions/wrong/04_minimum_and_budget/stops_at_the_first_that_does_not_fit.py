"""At 11 A.1 does not fit in any form. That does not end the walk: the next hit is tried, and the
child of B.1 has 10 words.
"""

# 04.2
at_70 = ["parent", "child"]
at_45 = ["window", "child"]
at_12 = ["child", "nothing"]
at_11 = ["nothing", "nothing"]
