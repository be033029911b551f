"""Where nothing is sent you left the place empty. Each list has two words, and the one for it is
`"nothing"`.
"""

# 04.2
at_70 = ["parent", "child"]
at_45 = ["window", "child"]
at_12 = ["child"]
at_11 = ["child"]
