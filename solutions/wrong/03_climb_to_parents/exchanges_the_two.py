"""Your two numbers are exchanged. Three children can never bring more parents than three parents
do.
"""

# 03.2
three_children = 120
three_parents = 70
