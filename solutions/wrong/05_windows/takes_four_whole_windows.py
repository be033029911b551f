"""You counted four windows of three children. The window of E.1 has two only, and what lies in two
windows is sent once.
"""

# 05.2
passages_at_0 = 4
passages_at_1 = 2
children_at_1 = 12
first_at_1 = "D.1"
