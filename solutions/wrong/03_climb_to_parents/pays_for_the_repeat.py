"""You paid for A twice among the three children. A repeat is dropped: A and B are sent."""

# 03.2
three_children = 110
three_parents = 120
