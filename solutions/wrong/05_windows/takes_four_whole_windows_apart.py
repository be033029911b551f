"""You took four windows of three children and merged none. Those of one document that overlap or
touch become one passage, and the window of E.1 has two children only.
"""

# 05.2
passages_at_0 = 4
passages_at_1 = 4
children_at_1 = 12
first_at_1 = "D.5"
