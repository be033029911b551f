"""You gave both the same number of words, those of three parents. The first three children
belong to A, B and A: that is two parents.
"""

# 03.2
three_children = 120
three_parents = 120
