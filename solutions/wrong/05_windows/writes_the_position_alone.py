"""You gave the position alone, and both documents have one of these. Write the child's id, such as
`"E.2"`.
"""

# 05.2
passages_at_0 = 4
passages_at_1 = 2
children_at_1 = 9
first_at_1 = 1
