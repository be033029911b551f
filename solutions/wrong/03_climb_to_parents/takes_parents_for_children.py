"""You gave both the same number of words, those of three children. For three parents go on down
the ranking until a third parent comes: C.
"""

# 03.2
three_children = 70
three_parents = 70
